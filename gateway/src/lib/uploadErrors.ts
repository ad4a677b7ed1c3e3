import type { UserError } from '../generated/resolvers.ts';
import { FileTooLarge } from '../upstream/outgoingFile.ts';
import { type RefusalTable, refusalError } from './refusalErrors.ts';
import { userError } from './userErrors.ts';

const FILE = ['file'] as const;
const TOO_LARGE = ['FILE_TOO_LARGE', FILE, 'The file has more bytes than are taken.'] as const;

const refusals = {
  file_type: ['WRONG_FILE_TYPE', FILE, 'The file is of a kind that is not taken, whatever its name says.'],
  file_size: TOO_LARGE,
  picture_size: ['TOO_MANY_PIXELS', FILE, 'The picture is wider or higher than is taken.'],
} as const satisfies RefusalTable;

/** What it means to the person that a file was not kept. Throws what is not theirs to mend. */
export const uploadError = (error: unknown): UserError =>
  error instanceof FileTooLarge ? userError(...TOO_LARGE) : refusalError(error, refusals);
