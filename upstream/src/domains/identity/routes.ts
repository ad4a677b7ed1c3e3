import { randomInt } from 'node:crypto';
import { recordAudit } from '../../lib/audit.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { everyRole } from '../../lib/roles.ts';
import { equalHashes, hashPin, hashToken, randomToken } from '../../lib/secrets.ts';
import { type Input, type Routes, open, signedIn } from '../../lib/service.ts';
import { domainOf } from '../../lib/text.ts';
import { maySignInByPin } from '../sso/rules.ts';
import { teamOf } from '../team/repository.ts';
import { beginSession } from './beginSession.ts';
import { pictureRoutes } from './picture.ts';
import { pinMail } from './pinMail.ts';
import { profileRoutes } from './profileRoutes.ts';
import { preferenceRoutes } from './preferenceRoutes.ts';
import * as repository from './repository.ts';
import { teamRoutes } from './teamRoutes.ts';
import { DAY_MS, LOGIN_CODE_LIFETIME_MS, type PinLimits, guessingPauseMs, judgeGuess, pinPauseMs } from './rules.ts';
import { sessionRoutes } from './sessionRoutes.ts';

export type IdentityDeps = { mailer: Mailer; pinKey: string; limits: PinLimits };

export function identityRoutes(deps: IdentityDeps): Routes<'identity'> {
  return {
    ...preferenceRoutes,
    ...teamRoutes,
    publicProfile: open(async ({ db }, { query }) => {
      const email = query.email.toLowerCase();
      const domain = domainOf(email);
      if (!(await repository.isTeamDomain(db, domain))) throw new Refusal('panel_not_enabled');
      return { email, domain };
    }),
    domainProperties: open(async ({ db }, { query }) => {
      const domain = query.domain.toLowerCase();
      if (await repository.isFreeDomain(db, domain)) return { isFreeDomain: true };
      if (!(await repository.isTeamDomain(db, domain))) throw new Refusal('panel_not_enabled');
      return { isFreeDomain: false };
    }),
    issuePin: open((context, { body }) => issuePin(deps, context, body.email), { keyed: true }),
    authenticate: open((context, { body }) => authenticate(deps, context, body)),
    issueLoginCode: signedIn(
      everyRole,
      async ({ db, now, actor, requestId }) => {
        const code = randomToken();
        const expiresAt = now + LOGIN_CODE_LIFETIME_MS;
        await repository.addLoginCode(db, { codeHash: hashToken(code), guid: actor.guid, createdAt: now, expiresAt });
        await recordAudit(
          { db, now, requestId },
          {
            teamId: actor.teamId,
            actor: actor.guid,
            action: 'identity.issueLoginCode',
            target: `person:${actor.guid}`,
          },
        );
        return { code };
      },
      { keyed: false },
    ),
    exchangeLoginCode: open(async (context, { body }) => {
      const account = await repository.takeLoginCode(context.db, hashToken(body.code), context.now);
      if (!account) throw new Refusal('login_code_invalid');
      return { guid: account.guid, token: await beginSession(context, account, 'identity.exchangeLoginCode') };
    }),
    ...sessionRoutes,
    ...pictureRoutes,
    ...profileRoutes,
    updateLocale: signedIn(everyRole, async ({ db, now, actor, requestId }, { body: { locale } }) => {
      const before = await repository.setLocale(db, actor.guid, locale);
      if (before !== locale) {
        await recordAudit(
          { db, now, requestId },
          {
            teamId: actor.teamId,
            actor: actor.guid,
            action: 'identity.updateLocale',
            target: `person:${actor.guid}`,
            before: { locale: before },
            after: { locale },
          },
        );
      }
      return { locale };
    }),
  };
}

async function issuePin({ mailer, pinKey, limits }: IdentityDeps, context: CallContext, email: string) {
  const { db, now } = context;
  const account = await repository.findAccount(db, email);
  if (!account) throw new Refusal('email_not_found');
  if (!maySignInByPin(account, account)) throw new Refusal('google_sign_in_required', { field: 'email' });
  await repository.lockAccount(db, account.guid);
  const history = await repository.pinsSince(db, account.guid, now - DAY_MS);
  const retryAfterMs = pinPauseMs(history, now, limits);
  if (retryAfterMs > 0) throw new Refusal('pin_paused', { retryAfterMs });
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  await repository.addPin(db, {
    guid: account.guid,
    hash: hashPin(pinKey, account.guid, pin),
    createdAt: now,
    expiresAt: now + limits.lifetimeMs,
  });
  await mailer.send(context, account.email, pinMail(pin, account.locale, limits.lifetimeMs));
  await recordAudit(context, {
    teamId: account.teamId,
    actor: null,
    action: 'identity.issuePin',
    target: `person:${account.guid}`,
  });
  return { guid: account.guid };
}

async function authenticate(
  { pinKey, limits }: IdentityDeps,
  context: CallContext,
  { guid, pin }: Input<'identity', 'authenticate'>['body'],
) {
  const { db, now } = context;
  const account = await repository.lockAccount(db, guid);
  const history = account ? await repository.pinsSince(db, guid, now - DAY_MS) : [];
  const [latest] = history;
  const matches = equalHashes(latest?.hash ?? hashToken(''), hashPin(pinKey, guid, pin));
  if (account?.state !== 'active') throw new Refusal('pin_incorrect');
  const retryAfterMs = guessingPauseMs(history, now, limits);
  if (retryAfterMs > 0) throw new Refusal('pin_attempts_exhausted', { retryAfterMs });
  const verdict = judgeGuess(latest, matches, now, limits);
  if (latest && verdict === 'right') {
    // Asked only now: what a team asks for is nobody's business who merely has a guid.
    if (!maySignInByPin(account, await teamOf(db, account.teamId))) throw new Refusal('google_sign_in_required');
    await repository.markPinUsed(db, latest.pinId, now);
    return { token: await beginSession(context, account, 'identity.authenticate') };
  }
  if (latest && verdict === 'pin_incorrect') {
    await repository.countWrongGuess(db, latest.pinId, latest.failedAttempts);
    await recordAudit(context, {
      teamId: account.teamId,
      actor: null,
      action: 'identity.wrongPin',
      target: `person:${guid}`,
    });
  }
  // Returned, not thrown: the guess has to stay counted.
  return new Refusal(verdict === 'right' ? 'internal' : verdict);
}
