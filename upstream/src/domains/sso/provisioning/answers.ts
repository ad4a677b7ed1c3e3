import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Fault } from '../../../lib/errors.ts';
import { type TokenRow, tokenOf } from './repository.ts';
import { maskedSecret } from './rules.ts';

type WireToken = Answer<'sso', 'generateProvisioningToken'>['token'];

const toToken = ({ ending, createdAt, createdBy, lastUsedAt }: TokenRow): WireToken => ({
  ...{ secret: maskedSecret(ending), ending, createdAt, createdBy, lastUsedAt },
});

/** What is known of the token of a team's directory service. */
export async function provisioningToken(
  { db, actor }: SessionContext,
  idpId: string,
): Promise<Answer<'sso', 'provisioningToken'>> {
  const token = await tokenOf(db, actor.teamId, idpId);
  return { token: token ? toToken(token) : null };
}

/** The same of one that was just made, with the whole of it. */
export async function generatedToken(
  context: SessionContext,
  idpId: string,
  secret: string,
): Promise<Answer<'sso', 'generateProvisioningToken'>> {
  const { token } = await provisioningToken(context, idpId);
  if (token === null) throw new Fault('A token that was made is not there.');
  return { secret, token };
}
