import type { UserError } from '../../generated/resolvers.ts';
import { notFound } from '../../lib/idLists.ts';
import type { Meaning, RefusalTable } from '../../upstream/refusals.ts';

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
} as const satisfies RefusalTable<'bulk.cancelMemberUpload' | 'bulk.cancelChannelUpload'>;

/** The payload of a file about which nothing was done. */
export const untouched = (...userErrors: readonly UserError[]) => ({ upload: null, userErrors: [...userErrors] });

/** The same for the id of something else. */
export const noUpload = () => untouched(notFound(['uploadId']));
