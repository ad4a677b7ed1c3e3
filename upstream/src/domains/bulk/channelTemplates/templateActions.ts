import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Queries } from '../../../db/database.ts';
import type { Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { delimiterFor } from '../../../lib/csv/writing.ts';
import { Refusal } from '../../../lib/errors.ts';
import { removeAt } from '../../../lib/fileRemoval.ts';
import { newFileName } from '../../../lib/files.ts';
import { type Moment, planOf } from '../../billing/planActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { type OfferDeps, offerFile, readersLocale } from '../offerFileActions.ts';
import { writeTemplate } from './fileActions.ts';
import { channelsNamed, placesIn } from './repository.ts';
import { type Template, UPLOAD_KEPT_MS, templateNamed, templateOf, wordOfPrivilege, wordOfType } from './rules.ts';

export type TemplateDeps = OfferDeps;

/**
 * Lets only teams of the enterprise plan go on.
 *
 * @throws Refusal `plan_required`
 */
export async function demandEnterprise(moment: Moment, teamId: string): Promise<void> {
  if ((await planOf(moment, teamId)) !== 'enterprise') throw new Refusal('plan_required');
}

/** @throws Refusal `template_not_found` */
export function demandTemplate(templateId: string): Template {
  const template = templateOf(templateId);
  if (!template) throw new Refusal('template_not_found', { field: 'templateId' });
  return template;
}

/** A team's channels as rows of a template. Who is in them beside those who look after them is not told. */
async function rowsOfTeam(db: Queries, teamId: string): Promise<string[][]> {
  const channels = await channelsNamed(db, teamId);
  const places = await placesIn(
    db,
    channels.map(({ groupJid }) => groupJid),
  );
  const moderators = Map.groupBy(places, ({ groupJid }) => groupJid);
  return channels.map(({ groupJid, name, description, type, addRemoveUsersBy, viewMemberListBy }) => [
    ...[name, description, wordOfType(type)],
    (moderators.get(groupJid) ?? []).map(({ email }) => email).join(':'),
    '',
    ...[wordOfPrivilege(addRemoveUsersBy), wordOfPrivilege(viewMemberListBy)],
  ]);
}

/**
 * Writes a template into the store and gives its address. It leaves the store once that is over.
 *
 * @throws Refusal `plan_required`, `template_not_found`
 */
export async function offerTemplate(
  deps: TemplateDeps,
  context: SessionContext,
  { templateId }: Query<'bulk', 'templateDownloadLink'>,
): Promise<{ url: string }> {
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  const template = demandTemplate(templateId);
  const rows = template.id === 'update' ? await rowsOfTeam(db, actor.teamId) : [];
  const content = writeTemplate(rows, delimiterFor(await readersLocale(context)));
  return offerFile(deps, context, {
    ...{ folder: 'templates', fileName: template.fileName },
    content: Readable.from([content]),
  });
}

/** Where the files of a team are sent to: what was sent for another team is not found there. */
export const uploadFolderOf = (teamId: string): string =>
  `channel_uploads/${createHash('sha256').update(teamId).digest('hex').slice(0, 32)}`;

/**
 * Gives the address to which a filled template is sent. What is sent there leaves the store a day later.
 *
 * @throws Refusal `plan_required`, `file_name_changed`
 */
export async function offerUpload(
  { fileAddresses }: TemplateDeps,
  context: SessionContext,
  fileName: string,
): Promise<{ url: string; uploadName: string }> {
  const { cause } = await lockForAdmin(context);
  const { now, teamId } = cause;
  await demandEnterprise(cause, teamId);
  if (!templateNamed(fileName)) throw new Refusal('file_name_changed', { field: 'fileName' });
  const uploadName = newFileName(uploadFolderOf(teamId), 'csv');
  await removeAt(cause, uploadName, now + UPLOAD_KEPT_MS);
  return { url: fileAddresses.forUpload(uploadName, now), uploadName };
}
