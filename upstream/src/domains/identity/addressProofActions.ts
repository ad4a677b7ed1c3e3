import { note, recordAudit } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { type PinDeps, demandNoPause, judgePin, mailPin, refuseGuess } from './pinActions.ts';
import { findOwnProfile, lockAccount, markPinUsed, markProven } from './repository.ts';
import type { Place } from './rules.ts';

/** A session has PINs of its own, and is no place that anybody has signed in by with a PIN. */
const placeOf = (sessionId: string): Place => ({ place: `session:${sessionId}`, isKnownPlace: false });

/**
 * Mails a PIN to whoever is signed in, by which they show that the address is theirs: their team's own identity provider,
 * which let them in, could have named any. It opens no session where the team mails no PIN to sign in. A session that proves the
 * address already needs none.
 *
 * @throws Refusal `pin_paused`
 */
export async function issueAddressPin(deps: PinDeps, context: SessionContext): Promise<Record<string, never>> {
  const { db, actor } = context;
  if (actor.provesAddress) return {};
  await lockAccount(db, actor.guid);
  const at = placeOf(actor.sessionId);
  await demandNoPause(deps.limits, context, actor.guid, at);
  const own = await findOwnProfile(db, actor.guid);
  if (!own) throw new Refusal('invalid_token');
  await mailPin(deps, context, own.person, { ...at, purpose: 'address', isRecovery: false });
  await note(causeOf(context), 'identity.issueAddressPin', `person:${actor.guid}`);
  return {};
}

/**
 * Makes the present session one that proves the address, by the PIN that was mailed to it. It is so already: nothing is done.
 *
 * @returns a refusal for a guess that counts: `pin_incorrect`, `pin_expired`, `pin_attempts_exhausted`
 * @throws Refusal `pin_attempts_exhausted`
 */
export async function proveAddress(
  deps: PinDeps,
  context: SessionContext,
  pin: string,
): Promise<Record<string, never> | Refusal> {
  const { db, now, actor } = context;
  const { guid, teamId, sessionId } = actor;
  if (actor.provesAddress) return {};
  await lockAccount(db, guid);
  const { place } = placeOf(sessionId);
  const judged = await judgePin(deps, context, {
    ...{ guid, pin },
    whichOf: (history) => history.find((one) => one.place === place),
  });
  const { verdict, meant } = judged;
  if (!meant || verdict !== 'right') return refuseGuess(context, { guid, teamId, actor: guid }, judged);
  await markPinUsed(db, meant.pinId, now);
  await markProven(db, sessionId);
  await recordAudit(context, {
    ...{ teamId, actor: guid, action: 'identity.proveAddress', target: `session:${sessionId}` },
  });
  return {};
}
