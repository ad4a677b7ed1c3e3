import type { UserError } from '../../generated/resolvers.ts';
import { notFound } from '../../lib/idLists.ts';
import { userError } from '../../lib/userErrors.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type Meaning, type RefusalTable, placeOf } from '../../upstream/refusals.ts';

export const noSuchUpload = ['NOT_FOUND', ['uploadId'], 'The team has no such file.'] as const satisfies Meaning;

/** Why a file of people or channels is not started. */
export const startRefusals = {
  upload_not_found: noSuchUpload,
  not_validated: ['NOT_READY', ['uploadId'], 'Its rows are being compared with the team, or it is of another mode.'],
  already_processed: ['ALREADY_DONE', ['uploadId'], 'The file was started before.'],
  nothing_to_do: ['NOTHING_TO_DO', ['uploadId'], 'No row of the file changes anything.'],
  upload_in_progress: ['ALREADY_RUNNING', ['uploadId'], 'Another file of the team is being worked off.'],
} as const satisfies RefusalTable<'bulk.inviteUsers' | 'bulk.updateUsers' | 'bulk.startChannelUpload'>;

/** Why one is not stopped. */
export const stopRefusals = {
  upload_not_found: noSuchUpload,
  already_processed: ['ALREADY_DONE', ['uploadId'], 'The file is over.'],
  stale_version: ['STALE', ['uploadId'], 'The file was started in the meantime.'],
} as const satisfies RefusalTable<'bulk.cancelMemberUpload' | 'bulk.cancelChannelUpload'>;

/** The payload of a file about which nothing was done. */
export const untouched = (...userErrors: readonly UserError[]) => ({ upload: null, userErrors: [...userErrors] });

/** The same for the id of something else. */
export const noUpload = () => untouched(notFound(['uploadId']));

/** What the services call the file, as a part of `input`. */
const FILE_NAMES = new Map([
  ['file', 'file'],
  ['usersFile', 'file'],
]);

/** Where in `file` the fault is that a service names; null where it is the file as a whole. */
export function placeInFile(error: unknown): readonly string[] | null {
  const place = placeOf(error, FILE_NAMES);
  return place && place.length > 1 ? place : null;
}

/** The row of a CSV file that cannot be read, by the line on which it begins; null where it is no single one. */
export function unreadableLine(error: unknown): UserError | null {
  const place = refusalIn(error, 'csv_invalid', 'InvalidFile') && placeInFile(error);
  if (!place) return null;
  return userError(
    'INVALID',
    place,
    `Line ${place.at(-1)} of the file cannot be read: a quote in it may never be closed.`,
  );
}
