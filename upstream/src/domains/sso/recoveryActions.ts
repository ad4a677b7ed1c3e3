import { recordAudit } from '../../lib/audit.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { hashToken } from '../../lib/secrets.ts';
import { activeAdmins } from '../member/listRepository.ts';
import { peopleByGuid } from '../member/repository.ts';
import { teamOf } from '../team/repository.ts';
import { recoveryMail } from './recoveryMail.ts';
import { recoveryCodesLeft, replaceRecoveryCodes, takeRecoveryCode } from './recoveryRepository.ts';
import { RECOVERY_CODES, newRecoveryCode, plainRecoveryCode } from './recoveryRules.ts';

/** The form in which a recovery code is kept. */
const hashRecoveryCode = (code: string): string => hashToken(plainRecoveryCode(code));

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

/**
 * Uses up a recovery code of an admin's team, and tells the other admins.
 *
 * @throws Refusal `recovery_code_invalid`
 */
export async function spendRecoveryCode(
  mailer: Mailer,
  context: CallContext,
  admin: { guid: string; teamId: string; email: string },
  code: string,
): Promise<void> {
  const { db, now } = context;
  const { guid, teamId } = admin;
  if (!(await takeRecoveryCode(db, { teamId, codeHash: hashRecoveryCode(code) }, { guid, now })))
    throw new Refusal('recovery_code_invalid', { field: 'recoveryCode' });
  const left = await recoveryCodesLeft(db, teamId);
  await recordAudit(context, {
    ...{ teamId, actor: null, action: 'sso.useRecoveryCode', target: `person:${guid}` },
    after: { left },
  });
  const { name: team } = await teamOf(db, teamId);
  const others = (await activeAdmins(db, teamId)).map((one) => one.guid).filter((one) => one !== guid);
  const told = await peopleByGuid(db, teamId, others, false);
  await mailer.sendAll(
    context,
    told.map(({ email: to, locale }) => ({ to, content: recoveryMail({ who: admin.email, team, left }, locale) })),
  );
}
