import type { ImportSource, UserError } from '../../generated/resolvers.ts';
import { refusalStatus } from '../../generated/upstream/contract.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { type UpstreamError, hasStatus } from '../../upstream/errors.ts';
import { type Meaning, type RefusalTable, knownRefusal } from '../../upstream/refusals.ts';
import { toImport } from './mapper.ts';
import { importRest } from './rest.ts';
import { PASSPHRASE_REQUIRED, readStart } from './startInput.ts';

type Source = Exclude<ImportSource, 'UNKNOWN'>;

/** The call of each source. */
const calls = {
  SLACK: 'slack',
  HIPCHAT: 'hipchat',
  HIPCHAT_SERVER: 'hipchatServer',
  STRIDE: 'stride',
} as const satisfies Readonly<Record<Source, keyof ReturnType<typeof importRest>>>;

/** Why an archive is not taken, by where `input` names it. */
function archiveMeanings(field: 'uploadName' | 'fileUrl') {
  const missing = ['NOT_FOUND', [field], 'Nothing was sent under this name, or not all of it.'] as const;
  const invalid = ['INVALID', [field], 'The file is no .zip, .tar.gz or .aes archive of this source.'] as const;
  const tooLarge = ['FILE_TOO_LARGE', [field], 'The archive has more bytes than are taken.'] as const;
  const byCode = {
    archive_missing: missing,
    archive_invalid: invalid,
    archive_too_large: tooLarge,
    already_processed: ['ALREADY_DONE', [field], 'The archive was imported before.'],
    link_refused: ['NOT_ALLOWED', ['fileUrl'], 'The link leads where imports do not fetch from.'],
    passphrase_required: PASSPHRASE_REQUIRED,
    passphrase_wrong: ['INVALID', ['passphrase'], 'The passphrase does not open the archive.'],
    url_invalid: ['INVALID', ['teamUrl'], 'Teams have no such address.'],
    url_taken: ['TAKEN', ['teamUrl'], 'Another team has this address.'],
    url_reserved: ['RESTRICTED', ['teamUrl'], 'Nobody may have this address.'],
    import_in_progress: ['ALREADY_RUNNING', ['source'], 'An import from this source is under way.'],
  } as const satisfies RefusalTable<'import.importHipchat'>;
  /** Where a service gives no code that is known, its status alone says what is wrong with the file. */
  const byStatus = new Map<number, Meaning>([
    [404, missing],
    [400, invalid],
    [413, tooLarge],
  ]);
  return { byCode, byStatus };
}

/** Whether a service gave no reason, or one that the contract does not know. */
const isUnexplained = ({ refusal }: UpstreamError) => refusal === null || !Object.hasOwn(refusalStatus, refusal.code);

/** Why an import is not started; throws what is not the person's to mend. */
function startError(error: unknown, source: Source): UserError {
  const { byCode, byStatus } = archiveMeanings(source === 'HIPCHAT' ? 'fileUrl' : 'uploadName');
  const known = knownRefusal(error, byCode);
  if (known) return known;
  const entry = hasStatus(error, ...byStatus.keys()) && isUnexplained(error) ? byStatus.get(error.status ?? 0) : null;
  if (!entry) throw error;
  return userError(...entry);
}

const refused = (...userErrors: readonly UserError[]) => ({
  isAccepted: false,
  import: null,
  userErrors: [...userErrors],
});

/** Starts an import. Where the service only says that it is accepted, an e-mail tells the rest. */
export const importStart: Mutation<'importStart'> = async (_root, { input }, context) => {
  const { source, idempotencyKey } = input;
  if (source === 'UNKNOWN') return refused(userError('INVALID', ['source'], 'There is no such source.'));
  const read = readStart(source, input);
  if ('errors' in read) return refused(...read.errors);
  const start = () => importRest(context.upstream)[calls[source]](read.query, read.archive, idempotencyKey);
  const outcome = await written(start, (error) => startError(error, source));
  if ('error' in outcome) return refused(outcome.error);
  forgetReads(context);
  const { status, import: started } = outcome.answer;
  return {
    isAccepted: true,
    import: status !== undefined && started ? toImport(started, context.log) : null,
    userErrors: [],
  };
};
