import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { CallContext, SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { pinRefusal } from '../sso/pinRules.ts';
import { isSsoStrict } from '../sso/repository.ts';
import { teamOf } from '../team/repository.ts';
import { addLoginCode, takeLoginCode } from './repository.ts';
import { LOGIN_CODE_LIFETIME_MS } from './rules.ts';
import { beginSession } from './sessionActions.ts';

/** Gives whoever is signed in a code that another site trades for a session. */
export async function issueLoginCode(context: SessionContext): Promise<{ code: string }> {
  const { db, now, actor } = context;
  const code = randomToken();
  const expiresAt = now + LOGIN_CODE_LIFETIME_MS;
  await addLoginCode(db, {
    ...{ codeHash: hashToken(code), guid: actor.guid, createdAt: now, expiresAt },
    provesAddress: actor.provesAddress,
  });
  await note(causeOf(context), 'identity.issueLoginCode', `person:${actor.guid}`);
  return { code };
}

/**
 * Trades a login code for a session. Whoever may not sign in with a PIN comes in by none of another site either: nobody knows how
 * that let them in.
 *
 * @throws Refusal `login_code_invalid`, `sso_required`, `google_sign_in_required`
 */
export async function exchangeLoginCode(context: CallContext, code: string): Promise<{ guid: string; token: string }> {
  const { db } = context;
  const account = await takeLoginCode(db, hashToken(code), context.now);
  if (!account) throw new Refusal('login_code_invalid');
  const { guid, teamId, provesAddress } = account;
  if (!account.isFromSso) {
    const refusal = pinRefusal(account, { ...(await teamOf(db, teamId)), isSsoStrict: await isSsoStrict(db, teamId) });
    if (refusal !== null) throw new Refusal(refusal);
  }
  const action = account.isFromSso ? 'sso.signIn' : 'identity.exchangeLoginCode';
  return { guid, token: await beginSession(context, account, { action, provesAddress }) };
}
