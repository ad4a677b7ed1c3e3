import type { Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import { changedOf } from '../../../lib/changes.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { demandVersion } from '../../../lib/versions.ts';
import { type Locked, lockForAdmin } from '../../member/lockActions.ts';
import type { Environment } from '../../member/rules.ts';
import { saveSetting } from '../../team/settingActions.ts';
import { makeRecoveryCodes } from '../recoveryActions.ts';
import { dropSamlAttempts } from '../attemptRepository.ts';
import { type SamlRow, samlOf } from '../repository.ts';
import { certificateFacts } from './certificateRules.ts';
import { addSaml, changeSaml, dropRecoveryCodes, dropSaml } from './repository.ts';
import { type Saml, planSaml } from './rules.ts';

/** What an audit entry says of an identity provider: of certificates, by which they are told apart. */
function audited({ publicCertificate, secondCertificate, ...rest }: Partial<Saml>) {
  const printOf = (pem: string | null | undefined) => pem && certificateFacts(pem).fingerprint;
  return {
    ...rest,
    ...(publicCertificate === undefined ? {} : { publicCertificate: printOf(publicCertificate) }),
    ...(secondCertificate === undefined ? {} : { secondCertificate: printOf(secondCertificate) }),
  };
}

/** Those values of what was configured that change. */
const formerOf = (before: SamlRow, changes: Partial<Saml>): Partial<Saml> =>
  Object.fromEntries(Object.entries(before).filter(([column]) => column in changes));

/** Sets whether people have to sign in with their Google account. */
export const setGoogleSignIn = ({ cause, team }: Locked, isGoogleSignInRequired: boolean): Promise<void> =>
  // The team's version stays: nobody edits this beside its name.
  saveSetting(cause, team, 'sso.updateGoogleSignIn', changedOf(team, { isGoogleSignInRequired }), null);

async function keep(cause: Cause, before: SamlRow | undefined, saml: Saml, changes: Partial<Saml>): Promise<void> {
  const { db, teamId } = cause;
  await (before === undefined ? addSaml(db, teamId, saml) : changeSaml(db, teamId, changes));
  if ('ssoUrl' in changes || 'samlEntityId' in changes) await dropSamlAttempts(db, teamId);
  const former = before === undefined ? {} : { before: audited(formerOf(before, changes)) };
  await note(cause, 'sso.updateSaml', `team:${teamId}`, { ...former, after: audited(changes) });
}

/**
 * Sets how people sign in at their identity provider.
 *
 * @returns the recovery codes that were made because it became the only way in; null otherwise
 * @throws Refusal `actor_not_admin`, `stale_version`, `invalid_request`, `certificate_…`, `duplicate_values`, `sso_not_tested`
 */
export async function updateSaml(
  context: SessionContext,
  environment: Environment,
  { version, ...given }: Body<'sso', 'updateSamlConfiguration'>,
): Promise<string[] | null> {
  const locked = await lockForAdmin(context);
  const { cause } = locked;
  const before = await samlOf(cause.db, cause.teamId);
  demandVersion(version, before?.version ?? 0);
  const plan = planSaml(before, given, { now: cause.now, environment });
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: plan.field });
  await setGoogleSignIn(locked, false);
  if (Object.keys(plan.changes).length === 0) return null;
  await keep(cause, before, plan.saml, plan.changes);
  if (plan.becomesStrict) return makeRecoveryCodes(cause, cause.teamId);
  // They open nothing that is not open to everybody.
  if (!plan.saml.strictSSO) await dropRecoveryCodes(cause.db, cause.teamId);
  return null;
}

/** Removes what is configured of a team's identity provider, with all that hangs on it; nothing where there is none. */
async function remove(cause: Cause, before: SamlRow | undefined): Promise<void> {
  if (before === undefined) return;
  const { db, teamId } = cause;
  await dropSaml(db, teamId);
  await dropRecoveryCodes(db, teamId);
  await dropSamlAttempts(db, teamId);
  const { teamId: _team, version: _version, ...saml } = before;
  await note(cause, 'sso.removeSaml', `team:${teamId}`, { before: audited(saml) });
}

/**
 * Has people sign in at no identity provider any more.
 *
 * @throws Refusal `actor_not_admin`, `stale_version`
 */
export async function removeSaml(context: SessionContext, version: number | undefined): Promise<void> {
  const { cause } = await lockForAdmin(context);
  const before = await samlOf(cause.db, cause.teamId);
  // Where there is none any more it is as it was to be.
  if (before !== undefined) demandVersion(version, before.version);
  await remove(cause, before);
}

/**
 * Sets whether people have to sign in with their Google account; gives whether they have to.
 *
 * @param isGoogleKnown whether this installation is known to Google: without, requiring it would lock people out
 * @throws Refusal `actor_not_admin`, `google_not_configured`, `saml_configured`
 */
export async function updateGoogleSignIn(
  context: SessionContext,
  isGoogleKnown: boolean,
  { makeGOC, removeSaml: isSamlRemoved = false }: Body<'sso', 'makeGoc'>,
): Promise<boolean> {
  const locked = await lockForAdmin(context);
  if (makeGOC) {
    if (!isGoogleKnown) throw new Refusal('google_not_configured', { field: 'makeGOC' });
    const before = await samlOf(locked.cause.db, locked.cause.teamId);
    if (before !== undefined && !isSamlRemoved) throw new Refusal('saml_configured', { field: 'makeGOC' });
    await remove(locked.cause, before);
  }
  await setGoogleSignIn(locked, makeGOC);
  return makeGOC;
}

/**
 * Makes a team's recovery codes anew.
 *
 * @throws Refusal `actor_not_admin`, `sso_not_strict`
 */
export async function renewRecoveryCodes(context: SessionContext): Promise<string[]> {
  const { cause } = await lockForAdmin(context);
  const saml = await samlOf(cause.db, cause.teamId);
  if (saml?.strictSSO !== true) throw new Refusal('sso_not_strict');
  const codes = await makeRecoveryCodes(cause, cause.teamId);
  await note(cause, 'sso.makeRecoveryCodes', `team:${cause.teamId}`);
  return codes;
}
