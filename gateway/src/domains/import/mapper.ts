import type {
  ImportFailure,
  ImportProblem,
  ImportProblemCode,
  ImportProblemKind,
  ImportSource,
  ImportStage,
  ImportStatus,
} from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** People, channels and messages that are brought over. */
export type ImportRecord = ReturnType<typeof toImport>;

export const importSources = enumOf('ImportSource', {
  SLACK: 'SLACK',
  HIPCHAT: 'HIPCHAT',
  HIPCHAT_SERVER: 'HIPCHAT_SERVER',
  STRIDE: 'STRIDE',
} as const satisfies WordsOf<ImportSource>);

const statuses = enumOf('ImportStatus', {
  IN_PROGRESS: 'IN_PROGRESS',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
} as const satisfies WordsOf<ImportStatus>);

const stages = enumOf('ImportStage', {
  FETCHING: 'fetching',
  READING: 'reading',
  IMPORTING: 'importing',
  DONE: 'done',
} as const satisfies WordsOf<ImportStage>);

const failures = enumOf('ImportFailure', {
  ARCHIVE_INVALID: 'archive_invalid',
  ARCHIVE_UNSAFE: 'archive_unsafe',
  ARCHIVE_TRUNCATED: 'archive_truncated',
  ARCHIVE_TOO_LARGE: 'archive_too_large',
  PASSPHRASE_WRONG: 'passphrase_wrong',
  NOTHING_FOUND: 'nothing_found',
  FETCH_FAILED: 'fetch_failed',
  LINK_REFUSED: 'link_refused',
  CANCELLED: 'cancelled',
  INTERNAL: 'internal',
} as const satisfies WordsOf<ImportFailure>);

const problemKinds = enumOf('ImportProblemKind', {
  PERSON: 'person',
  CHANNEL: 'channel',
  MESSAGE: 'message',
  FILE: 'file',
} as const satisfies WordsOf<ImportProblemKind>);

const problemCodes = enumOf('ImportProblemCode', {
  EMAIL_MISSING: 'email_missing',
  EMAIL_INVALID: 'email_invalid',
  EMAIL_REPEATED: 'email_repeated',
  DOMAIN_NOT_ALLOWED: 'domain_not_allowed',
  DEACTIVATED_IN_TEAM: 'deactivated_in_team',
  DEACTIVATED_IN_SOURCE: 'deactivated_in_source',
  IS_BOT: 'is_bot',
  GUEST_LIMIT: 'guest_limit',
  GUESTS_DISABLED: 'guests_disabled',
  NAME_INVALID: 'name_invalid',
  CHANNEL_LIMIT: 'channel_limit',
  DIRECT_MESSAGES: 'direct_messages',
  CHANNEL_MISSING: 'channel_missing',
  TEXT_MISSING: 'text_missing',
  TEXT_SHORTENED: 'text_shortened',
  RECORD_INVALID: 'record_invalid',
  FILE_UNREADABLE: 'file_unreadable',
} as const satisfies WordsOf<ImportProblemCode>);

type Wire = Answer<'import', 'importStatus'>;

const toCounts = (wire: Wire['counts']) => ({
  peopleFound: wire.peopleFound,
  peopleAdded: wire.peopleAdded,
  peopleMatched: wire.peopleMatched,
  peopleSkipped: wire.peopleSkipped,
  channelsFound: wire.channelsFound,
  channelsAdded: wire.channelsAdded,
  channelsMatched: wire.channelsMatched,
  channelsSkipped: wire.channelsSkipped,
  messagesFound: wire.messagesFound,
  messagesAdded: wire.messagesAdded,
  messagesSkipped: wire.messagesSkipped,
});

export const toImport = (wire: Wire, log: Log) => ({
  __typename: 'Import' as const,
  importId: wire.importId,
  source: importSources.read(wire.source, log),
  status: statuses.read(wire.status, log),
  stage: stages.read(wire.stage, log),
  progress: wire.progress && { done: wire.progress.done, total: wire.progress.total },
  fileName: wire.fileName,
  teamUrl: wire.teamUrl,
  createdAt: toDateTime(wire.createdAt),
  updatedAt: toDateTime(wire.updatedAt),
  finishedAt: toOptionalDateTime(wire.dateFinished),
  startedBy: wire.startedBy,
  counts: toCounts(wire.counts),
  failure: wire.failure === null ? null : failures.read(wire.failure, log),
  isCancellable: wire.isCancellable,
});

type WireProblem = Answer<'import', 'importProblems'>['problems'][number];

export const toImportProblem = ({ kind, name, code }: WireProblem, position: number, log: Log): ImportProblem => ({
  position,
  kind: problemKinds.read(kind, log),
  name,
  code: problemCodes.read(code, log),
});
