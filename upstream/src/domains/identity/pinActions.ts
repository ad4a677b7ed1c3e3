import { randomInt } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import type { Body } from '../../generated/contract.ts';
import { recordAudit } from '../../lib/audit.ts';
import type { CallContext } from '../../lib/context.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Locale } from '../../lib/locales.ts';
import type { Mailer } from '../../lib/mail.ts';
import { equalHashes, hashPin, hashToken } from '../../lib/secrets.ts';
import { spendRecoveryCode } from '../sso/recoveryActions.ts';
import { isSsoStrict, samlOf } from '../sso/repository.ts';
import { pinRefusal } from '../sso/pinRules.ts';
import { hasOtherWay, waysOf } from '../sso/rules.ts';
import { teamOf } from '../team/repository.ts';
import { type PinPurpose, pinMail } from './pinMail.ts';
import { addPin, countWrongGuess, findAccount, lockAccount, markPinUsed, pinsSince } from './repository.ts';
import { type PinLimits, type PinVerdict, type Place, guessingPauseMs, judgeGuess, pinPauseMs } from './rules.ts';
import { beginSession } from './sessionActions.ts';

export type PinDeps = {
  mailer: Mailer;
  pinKey: string;
  limits: PinLimits;
  /** Whether Google is set up in this installation. */
  hasGoogle: boolean;
};

/**
 * Mails a PIN to the person of an address. Each place has PINs of its own: what one asks for and guesses at takes nothing
 * from another. In a strict team an admin gets one for a recovery code, which is used up then and only then.
 *
 * @throws Refusal `email_not_found`, `google_sign_in_required`, `sso_required`, `recovery_code_invalid`, `other_way_offered`,
 *   `pin_paused`
 */
export async function issuePin(
  deps: PinDeps,
  context: CallContext,
  { email, place = '', isKnownPlace = false, recoveryCode, ifOnlyWay = false }: Body<'identity', 'issuePin'>,
) {
  const { mailer, limits, hasGoogle } = deps;
  const { db } = context;
  const at = { place, isKnownPlace };
  const account = await findAccount(db, email);
  if (!account) throw new Refusal('email_not_found');
  const saml = await samlOf(db, account.teamId);
  const refusal = pinRefusal(account, { ...account, isSsoStrict: saml?.strictSSO ?? false });
  const code = codeThatCounts(refusal, account, recoveryCode);
  if (refusal !== null && code === undefined) throw new Refusal(refusal, { field: 'email' });
  if (refusal === null && ifOnlyWay && hasOtherWay(waysOf(account, saml, hasGoogle)))
    throw new Refusal('other_way_offered', { field: 'email' });
  await lockAccount(db, account.guid);
  await demandNoPause(limits, context, account.guid, at);
  if (code !== undefined) await spendRecoveryCode(mailer, context, account, code);
  const pinId = await mailPin(deps, context, account, { ...at, purpose: 'signIn', isRecovery: code !== undefined });
  await recordAudit(context, {
    teamId: account.teamId,
    actor: null,
    action: 'identity.issuePin',
    target: `person:${account.guid}`,
  });
  return { guid: account.guid, pinId: String(pinId) };
}

/**
 * Of an account that is locked.
 *
 * @throws Refusal `pin_paused`
 */
export async function demandNoPause(limits: PinLimits, { db, now }: CallContext, guid: string, at: Place) {
  const retryAfterMs = pinPauseMs(await pinsSince(db, guid, now - DAY_MS), at, now, limits);
  if (retryAfterMs > 0) throw new Refusal('pin_paused', { retryAfterMs });
}

/** Mails a PIN that counts from now on, and gives its id. */
export async function mailPin(
  { mailer, pinKey, limits }: PinDeps,
  context: CallContext,
  { guid, email, locale }: { guid: string; email: string; locale: Locale },
  { purpose, ...of }: Place & { purpose: PinPurpose; isRecovery: boolean },
): Promise<number> {
  const { db, now } = context;
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  const pinId = await addPin(db, {
    ...{ guid, ...of },
    hash: hashPin(pinKey, guid, pin),
    createdAt: now,
    expiresAt: now + limits.lifetimeMs,
  });
  await mailer.send(context, email, pinMail(pin, { purpose, locale, lifetimeMs: limits.lifetimeMs }));
  return pinId;
}

/** A recovery code is looked at only where an admin of a strict team gives it. */
const codeThatCounts = (refusal: string | null, { role }: { role: string }, code: string | undefined) =>
  refusal === 'sso_required' && role === 'admin' ? code : undefined;

/** @throws Refusal `google_sign_in_required`, `sso_required` but of an admin who has the PIN by a recovery code */
async function demandPinWay(db: Queries, account: { teamId: string; role: string }, isRecovery: boolean) {
  const team = await teamOf(db, account.teamId);
  const refusal = pinRefusal(account, { ...team, isSsoStrict: await isSsoStrict(db, account.teamId) });
  const isWayBack = refusal === 'sso_required' && isRecovery && account.role === 'admin';
  if (refusal !== null && !isWayBack) throw new Refusal(refusal);
}

/** A guess at one of the PINs of an account. */
type Guess = { guid: string; pin: string; whichOf: (history: PinHistory) => PinHistory[number] | undefined };
type PinHistory = Awaited<ReturnType<typeof pinsSince>>;

/**
 * What comes of a guess, of an account that is locked.
 *
 * @throws Refusal `pin_attempts_exhausted`
 */
export async function judgePin(
  { pinKey, limits }: PinDeps,
  { db, now }: CallContext,
  { guid, pin, whichOf }: Guess,
): Promise<{ verdict: PinVerdict; meant?: PinHistory[number] | undefined }> {
  const history = await pinsSince(db, guid, now - DAY_MS);
  const meant = whichOf(history);
  const matches = equalHashes(meant?.hash ?? hashToken(''), hashPin(pinKey, guid, pin));
  const retryAfterMs = meant ? guessingPauseMs(history, meant, now, limits) : 0;
  if (retryAfterMs > 0) throw new Refusal('pin_attempts_exhausted', { retryAfterMs });
  return { verdict: judgeGuess(meant, matches, now, limits), meant };
}

/** Counts a guess that was wrong. Its refusal is returned, not thrown: the guess has to stay counted. */
export async function refuseGuess(
  context: CallContext,
  { guid, teamId, actor }: { guid: string; teamId: string; actor: string | null },
  { verdict, meant }: Awaited<ReturnType<typeof judgePin>>,
): Promise<Refusal> {
  if (meant && verdict === 'pin_incorrect') {
    await countWrongGuess(context.db, meant.pinId, meant.failedAttempts);
    await recordAudit(context, { teamId, actor, action: 'identity.wrongPin', target: `person:${guid}` });
  }
  return new Refusal(verdict === 'right' ? 'internal' : verdict);
}

/**
 * Trades a PIN for a session.
 *
 * @returns a refusal for a guess that counts: `pin_incorrect`, `pin_expired`, `pin_attempts_exhausted`
 * @throws Refusal `pin_incorrect`, `pin_attempts_exhausted`, `google_sign_in_required`, `sso_required`
 */
export async function authenticate(
  deps: PinDeps,
  context: CallContext,
  { guid, pin, pinId }: Body<'identity', 'authenticate'>,
) {
  const { db, now } = context;
  const account = await lockAccount(db, guid);
  if (account?.state !== 'active') throw new Refusal('pin_incorrect');
  const whichOf = (history: PinHistory) =>
    pinId === undefined ? history[0] : history.find((one) => String(one.pinId) === pinId);
  const judged = await judgePin(deps, context, { guid, pin, whichOf });
  const { verdict, meant } = judged;
  if (!meant || verdict !== 'right') return refuseGuess(context, { ...account, actor: null }, judged);
  // Asked only now: what a team asks for is nobody's business who merely has a guid.
  await demandPinWay(db, account, meant.isRecovery);
  await markPinUsed(db, meant.pinId, now);
  return { token: await beginSession(context, account, { action: 'identity.authenticate', provesAddress: true }) };
}
