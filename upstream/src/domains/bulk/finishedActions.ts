import type { Cause } from '../../lib/cause.ts';
import type { Mailer } from '../../lib/mail.ts';
import { peopleByGuid } from '../member/repository.ts';
import { teamOf } from '../team/repository.ts';
import { type FinishedFile, finishedMail } from './finishedMail.ts';
import { isToldByMail } from './finishedRules.ts';

type Work = { readonly total: number; readonly startedAt: number };

/** Mails whoever started a file that took its time, as long as they belong to the team. */
export async function tellOfEnd(cause: Cause, work: Work, file: FinishedFile, mailer: Mailer): Promise<void> {
  const { db, now, teamId, actor } = cause;
  if (!isToldByMail(work, now)) return;
  const [starter] = await peopleByGuid(db, teamId, [actor], false);
  if (starter?.state !== 'active') return;
  const { name } = await teamOf(db, teamId);
  await mailer.send(cause, starter.email, finishedMail(starter.locale, name, file));
}
