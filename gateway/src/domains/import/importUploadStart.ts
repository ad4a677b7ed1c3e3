import { ARCHIVE_MAX_BYTES, isArchiveName } from '@muster/schema/formats/import';
import type { ImportUploadStartInput, UserError } from '../../generated/resolvers.ts';
import { isFileName } from '../../lib/fileNames.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { importSources } from './mapper.ts';
import { importRest } from './rest.ts';

const badName = ['INVALID', ['fileName'], 'The name of an archive ends in .zip, .tar.gz or .aes.'] as const;
const tooLarge = ['FILE_TOO_LARGE', ['bytes'], 'The archive has more bytes than are taken.'] as const;

const refusals = {
  archive_invalid: badName,
  archive_too_large: tooLarge,
} as const satisfies RefusalTable<'import.archiveUploadLink'>;

const refused = (...userErrors: readonly UserError[]) => ({ url: null, uploadName: null, userErrors: [...userErrors] });

/** What is wrong with the file, whatever the service knows. */
function inputErrors({ fileName, bytes }: ImportUploadStartInput): UserError[] {
  const errors: UserError[] = [];
  if (!isFileName(fileName) || !isArchiveName(fileName)) errors.push(userError(...badName));
  if (!Number.isInteger(bytes) || bytes < 1) errors.push(userError('INVALID', ['bytes'], 'A file has whole bytes.'));
  else if (bytes > ARCHIVE_MAX_BYTES) errors.push(userError(...tooLarge));
  return errors;
}

/** Gives the address to which an archive is sent. */
export const importUploadStart: Mutation<'importUploadStart'> = async (_root, { input }, { upstream }) => {
  const { source, fileName, bytes, idempotencyKey } = input;
  if (source === 'UNKNOWN' || source === 'HIPCHAT') {
    return refused(userError('INVALID', ['source'], 'No archive is sent for this source.'));
  }
  const errors = inputErrors(input);
  if (errors.length > 0) return refused(...errors);
  const body = { source: importSources.wire(source), fileName, bytes };
  const outcome = await written(() => importRest(upstream).archiveUploadLink(body, idempotencyKey), refusals);
  if ('error' in outcome) return refused(outcome.error);
  return { ...outcome.answer, userErrors: [] };
};
