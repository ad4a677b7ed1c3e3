import { note } from '../../lib/audit.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { type Invitations, chatAddress } from '../../lib/invitations.ts';
import type { Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { peopleByGuid } from '../member/repository.ts';
import { isReservedUrl } from '../team/reservedUrlRules.ts';
import { teamByUrl } from '../team/repository.ts';
import { saveSetting } from '../team/settingActions.ts';
import type { Held } from './apply/runActions.ts';
import { doneMail, failedMail } from './mail.ts';
import { type ImportFailure, type ImportRow, saveImport } from './repository.ts';
import { TOOLS, recordsFileOf } from './rules.ts';

/** Removes what an import has in the store, once the transaction that wants it is committed. */
export const removeFiles = (context: Pick<Held['cause'], 'db' | 'now'>, row: ImportRow): Promise<void> =>
  removeAfterCommit(context, row.archiveFile, recordsFileOf(row.importId));

/** Tells whoever started it, in their language, unless they are not in the team any more. */
async function tell({ cause, row, mailer }: Held, mailIn: (locale: Locale) => MailText): Promise<void> {
  const [starter] = await peopleByGuid(cause.db, row.teamId, [row.actor], false);
  if (starter?.state === 'active') await mailer.send(cause, starter.email, mailIn(starter.locale));
}

/** Keeps how an import ended, without what only its way there needed. */
async function end({ cause, row }: Held, changes: Partial<ImportRow>): Promise<ImportRow> {
  const { db, now } = cause;
  const ended = { ...changes, finishedAt: now, updatedAt: now, sealedPassphrase: null, sourceUrl: null };
  await saveImport(db, row, ended);
  await removeFiles(cause, row);
  return { ...row, ...ended };
}

/**
 * Ends an import that comes to nothing, or to no more. What was brought over by then stays. With the team locked.
 *
 * @param by who cancels it: they know of it
 */
export async function failImport(run: Held, failure: ImportFailure, by?: string): Promise<ImportRow> {
  const { cause, team, row } = run;
  const ended = await end(run, { status: 'FAILED', failure });
  const action = failure === 'cancelled' ? 'import.cancel' : 'import.finish';
  await note(cause, action, `import:${row.importId}`, { after: { status: ended.status, failure } });
  if (by !== row.actor)
    await tell(run, (locale) => failedMail(locale, { tool: TOOLS[row.source], team: team.name }, failure));
  return ended;
}

/** Gives the team the short address that it is to have, unless somebody else has it by now. Gives that which it has then. */
async function giveUrl({ cause, team, row }: Held): Promise<string> {
  const { teamUrl: url } = row;
  if (url === team.url) return url;
  if (isReservedUrl(url) || (await teamByUrl(cause.db, url))) return team.url;
  await saveSetting(cause, team, 'team.update', { url });
  return url;
}

/** Ends an import of which everything was tried: the team has its short address from now on. With the team locked. */
export async function completeImport(run: Held, { chatUrl }: Pick<Invitations, 'chatUrl'>): Promise<void> {
  const { cause, team, row } = run;
  const teamUrl = await giveUrl(run);
  const { counts } = await end(run, { status: 'COMPLETED', stage: 'done', teamUrl });
  await note(cause, 'import.finish', `import:${row.importId}`, { after: { status: 'COMPLETED', counts } });
  const told = { counts, link: chatAddress(chatUrl, teamUrl), isUrlKept: teamUrl !== row.teamUrl };
  await tell(run, (locale) => doneMail(locale, { tool: TOOLS[row.source], team: team.name }, told));
}
