import { isCsvName } from '@muster/schema/formats/csvFile';
import { MEMBER_FILE_MAX_BYTES } from '@muster/schema/formats/memberUpload';
import type { UserError } from '../../../generated/resolvers.ts';
import { isFileName } from '../../../lib/fileNames.ts';
import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { type RefusalTable, TOO_LARGE, uploadErrorOf } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { toMemberUpload, uploadModes } from './mapper.ts';
import { placeInFile, unreadableLine, untouched } from '../uploadRefusals.ts';
import { noSuchMode, teamNotLarge } from './refusals.ts';

const FILE = ['file'] as const;

const refusals = {
  InvalidFile: ['INVALID', FILE, 'The file is no CSV in UTF-8, UTF-16, Windows-1252 or GB18030.'],
  InvalidHeader: ['HEADER_CHANGED', FILE, 'A column of the file is missing, there twice, or none of the template.'],
  csv_empty: ['REQUIRED', FILE, 'The file has no row.'],
  csv_too_long: ['TOO_MANY', FILE, 'The file has more rows than are taken.'],
  file_size: TOO_LARGE,
  team_not_large: teamNotLarge,
} as const satisfies RefusalTable<'bulk.validateUsersFile'>;

const errorOf = uploadErrorOf(refusals);

/** Why a file is not taken; with the line that cannot be read, or the column of the header that is at fault, where it is one. */
function fileError(error: unknown): UserError {
  const known = unreadableLine(error) ?? errorOf(error);
  return refusalIn(error, 'InvalidHeader') ? { ...known, field: [...(placeInFile(error) ?? FILE)] } : known;
}

/** Hands over a file of people, which goes to the service as it comes. */
export const memberUploadValidate: Mutation<'memberUploadValidate'> = async (_root, { input }, context) => {
  const { mode, fileName, file, idempotencyKey } = input;
  if (mode === 'UNKNOWN') return untouched(userError(...noSuchMode));
  if (!isFileName(fileName) || !isCsvName(fileName)) {
    return untouched(userError('INVALID', ['fileName'], 'The name of the file ends in .csv.'));
  }
  const query = { mode: uploadModes.wire(mode), fileName };
  const upload = async () => {
    const content = { file: file.read(), maxBytes: MEMBER_FILE_MAX_BYTES };
    return bulkRest(context.upstream).validateUsersFile(query, content, idempotencyKey);
  };
  const outcome = await written(upload, fileError);
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toMemberUpload(outcome.answer, context.log), userErrors: [] };
};
