import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { CallContext, SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { isSsoStrict } from '../sso/repository.ts';
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
 * Trades a login code for a session. A strict team takes none of another site: nobody knows how that let the person in.
 *
 * @throws Refusal `login_code_invalid`, `sso_required`
 */
export async function exchangeLoginCode(context: CallContext, code: string): Promise<{ guid: string; token: string }> {
  const account = await takeLoginCode(context.db, hashToken(code), context.now);
  if (!account) throw new Refusal('login_code_invalid');
  if (!account.isFromSso && (await isSsoStrict(context.db, account.teamId))) throw new Refusal('sso_required');
  const { guid, provesAddress } = account;
  const action = account.isFromSso ? 'sso.signIn' : 'identity.exchangeLoginCode';
  return { guid, token: await beginSession(context, account, { action, provesAddress }) };
}
