import type { CallContext } from '../../lib/context.ts';
import { hashToken } from '../../lib/secrets.ts';
import { replaceRecoveryCodes } from './recoveryRepository.ts';
import { RECOVERY_CODES, newRecoveryCode, plainRecoveryCode } from './recoveryRules.ts';

/** The form in which a recovery code is kept. */
export const hashRecoveryCode = (code: string): string => hashToken(plainRecoveryCode(code));

/**
 * Makes a team's recovery codes, in the place of those that it had, and gives them: the only time that they are seen. The
 * team has to be locked; whoever calls writes it down.
 */
export async function makeRecoveryCodes(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  teamId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(db, teamId, { codeHashes: codes.map(hashRecoveryCode), createdAt: now });
  return codes;
}
