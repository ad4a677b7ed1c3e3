import * as z from 'zod';
import type { Answer } from '../../../generated/contract.ts';
import { recordAudit } from '../../../lib/audit.ts';
import { isAllowedAddress } from '../../../lib/networks.ts';
import type { CallContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { OpenReach } from '../../../lib/routes.ts';
import type { Seals } from '../../../lib/seals.ts';
import { hashToken } from '../../../lib/secrets.ts';
import { domainOf } from '../../../lib/text.ts';
import { lockAccount } from '../../identity/repository.ts';
import { beginSession } from '../../identity/sessionActions.ts';
import { organisationDomains } from '../../team/organisation/repository.ts';
import { teamOf } from '../../team/repository.ts';
import { addAttempt, takeAttempt } from '../attemptRepository.ts';
import { signInTeam } from '../optionAnswers.ts';
import { activePerson, liveTeam } from '../repository.ts';
import { ATTEMPT_LIFETIME_MS } from '../rules.ts';
import { type GoogleAccount, type GoogleProvider, OidcRefused, OidcUnavailable } from './googleProviderActions.ts';
import { accountRefusal, provesAddress } from './rules.ts';

export type GoogleDeps = { google: GoogleProvider | null; seals: Seals };

const secretsShape = z.object({ nonce: z.string(), verifier: z.string(), redirectUri: z.string() });

/**
 * Begins a sign-in with Google in a team, that of an address where none is named. Whoever signs in there may be somebody else of
 * the team.
 *
 * @throws Refusal `google_not_offered`, `identity_provider_unavailable`
 */
export const startGoogle =
  ({ google, seals }: GoogleDeps): OpenReach<'sso', 'startGoogleSignIn'> =>
  async ({ step }, { body: { email: given, teamId, redirectUri } }) => {
    const email = given.toLowerCase();
    const team = await step(async ({ db }) =>
      teamId === undefined ? await signInTeam(db, email) : await liveTeam(db, teamId),
    );
    if (google === null || !team?.isGoogleSignInRequired) throw new Refusal('google_not_offered');
    const { address, state, secrets } = await google
      .begin({ email, domain: domainOf(email), redirectUri })
      .catch((error: unknown) => {
        throw error instanceof OidcUnavailable ? new Refusal('identity_provider_unavailable') : error;
      });
    return async ({ db, now }) => {
      const attemptId = hashToken(state);
      await addAttempt(db, {
        ...{ attemptId, teamId: team.teamId, protocol: 'oidc', isTest: false, createdAt: now },
        secrets: seals.seal(JSON.stringify(secrets), attemptId),
        expiresAt: now + ATTEMPT_LIFETIME_MS,
      });
      return { address, tie: state };
    };
  };

type Verdict = { account: GoogleAccount } | { refusal: Refusal; reason: string };

/** What is behind the answer; the attempt is used up by now. */
async function ask(google: GoogleProvider, answer: URLSearchParams, sealed: string, now: number): Promise<Verdict> {
  if (answer.get('error') === 'access_denied')
    return { refusal: new Refusal('sign_in_cancelled'), reason: 'access_denied' };
  try {
    const secrets = secretsShape.parse(JSON.parse(sealed));
    return { account: await google.finish(answer.toString(), answer.get('state') ?? '', secrets, now) };
  } catch (error) {
    if (error instanceof OidcUnavailable)
      return { refusal: new Refusal('identity_provider_unavailable'), reason: 'unavailable' };
    if (error instanceof OidcRefused) return { refusal: new Refusal('sign_in_not_confirmed'), reason: error.reason };
    throw error;
  }
}

/**
 * Begins a session of whoever signed in with Google, where their address is that of somebody active of the team.
 *
 * @throws Refusal `google_not_offered`, `sign_in_over`
 */
export const finishGoogle =
  ({ google, seals }: GoogleDeps): OpenReach<'sso', 'finishGoogleSignIn'> =>
  async ({ step }, { body }) => {
    if (google === null) throw new Refusal('google_not_offered');
    const answer = new URLSearchParams(body.answer);
    const attemptId = hashToken(answer.get('state') ?? '');
    // Kept whatever comes of it: an answer counts once.
    const taken = await step(async ({ db, now }) => ({
      now,
      attempt: await takeAttempt(db, { attemptId, protocol: 'oidc' }, now),
    }));
    if (!taken.attempt) throw new Refusal('sign_in_over');
    const { teamId, secrets } = taken.attempt;
    const verdict = await ask(google, answer, seals.open(secrets ?? '', attemptId), taken.now);
    return async (context) => {
      if ('refusal' in verdict) return refuse(context, teamId, verdict.refusal, verdict.reason);
      return admit(context, teamId, verdict.account);
    };
  };

/** Returned, not thrown: what is written down for the team's admins stays. */
async function refuse(context: CallContext, teamId: string, refusal: Refusal, reason: string): Promise<Refusal> {
  await recordAudit(context, {
    ...{ teamId, actor: null, action: 'sso.refuseGoogle', target: `team:${teamId}` },
    after: { reason },
  });
  return refusal;
}

async function admit(
  context: CallContext,
  teamId: string,
  account: GoogleAccount,
): Promise<Answer<'sso', 'finishGoogleSignIn'> | Refusal> {
  const { db, clientAddress } = context;
  const team = await teamOf(db, teamId);
  if (team.deletedAt !== null || !team.isGoogleSignInRequired)
    return refuse(context, teamId, new Refusal('google_not_offered'), 'google_not_offered');
  const problem = accountRefusal(account, await organisationDomains(db, team));
  if (problem !== null) return refuse(context, teamId, new Refusal(problem), problem);
  const found = await activePerson(db, teamId, account.email);
  const person = found && (await lockAccount(db, found.guid));
  // Until they were locked they may have been switched off.
  if (person?.state !== 'active') return refuse(context, teamId, new Refusal('person_unknown'), 'person_unknown');
  if (!isAllowedAddress(clientAddress, team.allowedAddresses))
    return refuse(context, teamId, new Refusal('unauthorized_ip'), 'unauthorized_ip');
  return {
    guid: person.guid,
    token: await beginSession(context, person, { action: 'sso.signIn', provesAddress: provesAddress(account) }),
  };
}
