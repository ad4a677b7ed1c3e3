import type {
  ChatExportFailure,
  ChatExportFormat,
  ChatExportMessageType,
  ChatExportStage,
  ChatExportStatus,
  ChatExportTask,
} from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { formatByteSize } from '../../lib/byteSize.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { toId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';

/** An export of conversations, as its type is resolved from. */
export type ChatExportRecord = ReturnType<typeof toChatExport>;

export const tasks = enumOf('ChatExportTask', {
  USER_HISTORY: 'USER_HISTORY',
  GROUP_HISTORY: 'GROUP_HISTORY',
} as const satisfies WordsOf<ChatExportTask>);

export const messageTypes = enumOf('ChatExportMessageType', {
  TEXT: 'TEXT',
  IMAGE: 'IMAGE',
  FILE: 'FILE',
  ALL: 'ALL',
} as const satisfies WordsOf<ChatExportMessageType>);

export const formats = enumOf('ChatExportFormat', {
  JSON: 'JSON',
  HTML: 'HTML',
} as const satisfies WordsOf<ChatExportFormat>);

const statuses = enumOf('ChatExportStatus', {
  PENDING: 'PENDING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
} as const satisfies WordsOf<ChatExportStatus>);

const stages = enumOf('ChatExportStage', {
  WAITING: 'waiting',
  WRITING: 'writing',
  PACKING: 'packing',
  DONE: 'done',
} as const satisfies WordsOf<ChatExportStage>);

const failures = enumOf('ChatExportFailure', {
  CANCELLED: 'cancelled',
  INTERNAL: 'internal',
} as const satisfies WordsOf<ChatExportFailure>);

type Wire = Answer<'chatExport', 'exportTeamConversation'>;

export const toChatExport = (wire: Wire, log: Log) => ({
  jobId: wire.jobId,
  status: statuses.read(wire.status, log),
  stage: stages.read(wire.stage, log),
  progress: wire.progress && { done: wire.progress.done, total: wire.progress.total },
  emails: [...wire.emails],
  channels: wire.channels.map(({ groupJID, name }) => ({ channelId: toId('Channel', groupJID), name })),
  tasks: wire.tasks.map((task) => tasks.read(task, log)),
  messageType: messageTypes.read(wire.messageType, log),
  format: formats.read(wire.outputFormat, log),
  dateFrom: wire.dateFrom,
  dateTo: wire.dateTo,
  requesterGuid: wire.requesterGuid,
  requestedByName: wire.createdBy,
  createdAt: toDateTime(wire.createdOn),
  finishedAt: toOptionalDateTime(wire.finishedOn),
  expiresAt: toOptionalDateTime(wire.expiresOn),
  sizeBytes: wire.size,
  formattedSize: formatByteSize(wire.size),
  counts: wire.counts && {
    conversations: wire.counts.conversations,
    messages: wire.counts.messages,
    files: wire.counts.files,
  },
  failure: wire.failure === null ? null : failures.read(wire.failure, log),
});

type WireEstimate = Answer<'chatExport', 'exportEstimate'>;

export const toEstimate = ({ conversations, messages, files, bytes, unknownEmails }: WireEstimate) => ({
  ...{ conversations, messages, files, fileBytes: bytes, unknownEmails: [...unknownEmails] },
});
