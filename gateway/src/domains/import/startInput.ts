import {
  ARCHIVE_LINK_MAX,
  PASSPHRASE_MAX,
  archiveLinkFormat,
  fileNameOfLink,
  isEncryptedName,
  typedTeamUrlFormat,
} from '@muster/schema/formats/import';
import type { ImportSource, ImportStartInput, UserError } from '../../generated/resolvers.ts';
import { type Part, type TextRule, readText } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';
import type { StartImport } from './rest.ts';

const addressRule = 'An address has 4 to 25 letters, digits and hyphens; no hyphen begins or ends it.';
const urlRule: TextRule = {
  format: typedTeamUrlFormat,
  ...{ blank: addressRule, tooLong: addressRule, invalid: addressRule, blankCode: 'TOO_SHORT' },
};
const linkRule: TextRule = {
  format: archiveLinkFormat,
  blank: 'This source takes a link.',
  tooLong: `A link has at most ${ARCHIVE_LINK_MAX} characters.`,
  invalid: 'A link is an https address of a .zip, .tar.gz or .aes file.',
};

const UPLOAD_NAME_MAX = 500;

const wrong = (...[code, field, message]: [UserError['code'], keyof ImportStartInput, string]): Part<string> => ({
  errors: [userError(code, [field], message)],
});

/** The link to an archive. What was sent would be passed over unseen. */
function readLink({ fileUrl, uploadName }: ImportStartInput): Part<string> {
  if (uploadName) return wrong('INVALID', 'uploadName', 'This source takes a link.');
  return readText(linkRule, fileUrl ?? '', ['fileUrl']);
}

/** The name of an archive that was sent. */
function readUpload({ fileUrl, uploadName }: ImportStartInput): Part<string> {
  if (fileUrl) return wrong('INVALID', 'fileUrl', 'This source takes an archive that was sent.');
  if (!uploadName) return wrong('REQUIRED', 'uploadName', 'Send the archive first: see `importUploadStart`.');
  if (uploadName.length > UPLOAD_NAME_MAX) return wrong('NOT_FOUND', 'uploadName', 'Nothing was sent under this name.');
  return { value: uploadName, errors: [] };
}

export const PASSPHRASE_REQUIRED = ['REQUIRED', ['passphrase'], 'The archive is encrypted.'] as const;

/** What is wrong with the passphrase. Of an archive that was sent, the service knows whether it is encrypted. */
function passphraseErrors({ passphrase, fileUrl }: ImportStartInput): UserError[] {
  if ((passphrase ?? '').length > PASSPHRASE_MAX) {
    return [userError('INVALID', ['passphrase'], `A passphrase has at most ${PASSPHRASE_MAX} characters.`)];
  }
  const isEncrypted = isEncryptedName(fileNameOfLink(fileUrl ?? ''));
  return isEncrypted && !passphrase ? [userError(...PASSPHRASE_REQUIRED)] : [];
}

/** What an import is started with; `archive` is the link, or the name of what was sent. */
export type ReadStart = { readonly archive: string; readonly query: StartImport };

/** Reads what an import of a source is started with, or what is wrong with it. */
export function readStart(
  source: Exclude<ImportSource, 'UNKNOWN'>,
  input: ImportStartInput,
): ReadStart | { readonly errors: readonly UserError[] } {
  const { isInvite = false, passphrase } = input;
  const archive = source === 'HIPCHAT' ? readLink(input) : readUpload(input);
  const teamUrl = readText(urlRule, input.teamUrl, ['teamUrl']);
  const errors = [...archive.errors, ...passphraseErrors(input), ...teamUrl.errors];
  if (errors.length > 0 || archive.value === undefined || teamUrl.value === undefined) return { errors };
  const query = { teamUrl: teamUrl.value, invite: isInvite, ...(passphrase ? { passphrase } : {}) };
  return { archive: archive.value, query };
}
