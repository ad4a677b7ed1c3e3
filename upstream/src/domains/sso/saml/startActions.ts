import { createHash } from 'node:crypto';
import { note } from '../../../lib/audit.ts';
import type { CallContext, SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { randomToken } from '../../../lib/secrets.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { addAttempt } from '../attemptRepository.ts';
import { type SamlRow, liveTeam, samlOf } from '../repository.ts';
import { ATTEMPT_LIFETIME_MS } from '../rules.ts';
import { serviceProviderOf } from './addressRules.ts';
import { metadataOf, requestAddress } from './documentRules.ts';

/** The id of a request: made of what the browser alone knows, so that it is known again by that. XML wants a letter first. */
export const attemptIdOf = (tie: string): string => `_${createHash('sha256').update(tie).digest('hex')}`;

/** @throws Refusal `team_not_found` */
export async function samlMetadata({ db }: CallContext, teamId: string, origin: string): Promise<{ xml: string }> {
  if (!(await liveTeam(db, teamId))) throw new Refusal('team_not_found');
  return { xml: metadataOf(serviceProviderOf(origin, teamId)) };
}

/**
 * How a team signs in at its identity provider.
 *
 * @throws Refusal `saml_not_configured`
 */
export async function demandSaml(db: CallContext['db'], teamId: string) {
  const configured = await samlOf(db, teamId);
  const team = await liveTeam(db, teamId);
  if (!configured || !team) throw new Refusal('saml_not_configured');
  return { configured, team };
}

/**
 * Begins a sign-in.
 *
 * @throws Refusal `saml_not_configured`
 */
export async function startSaml(context: CallContext, teamId: string, origin: string) {
  const { configured } = await demandSaml(context.db, teamId);
  return begin(context, configured, { origin, startedBy: null });
}

/**
 * Begins a trial of what is configured.
 *
 * @throws Refusal `saml_not_configured`
 */
export async function startSamlTest(context: SessionContext, origin: string) {
  const { cause } = await lockForAdmin(context);
  const { configured } = await demandSaml(cause.db, cause.teamId);
  await note(cause, 'sso.startSamlTest', `team:${cause.teamId}`);
  return begin(context, configured, { origin, startedBy: context.actor.guid });
}

async function begin(
  { db, now }: CallContext,
  { teamId, ssoUrl }: SamlRow,
  { origin, startedBy }: { origin: string; startedBy: string | null },
) {
  const tie = randomToken();
  const id = attemptIdOf(tie);
  await addAttempt(db, {
    ...{ attemptId: id, teamId, protocol: 'saml', isTest: startedBy !== null, startedBy },
    ...{ createdAt: now, expiresAt: now + ATTEMPT_LIFETIME_MS },
  });
  return { address: requestAddress({ id, issuedAt: now, ssoUrl }, serviceProviderOf(origin, teamId)), tie };
}
