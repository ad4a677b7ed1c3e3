import * as z from 'zod';

/** Whose export an archive is. */
export type ImportSource = 'SLACK' | 'HIPCHAT' | 'HIPCHAT_SERVER' | 'STRIDE';

const id = z.string().min(1).max(200);

/** Somebody, as the other tool has them. */
const personShape = z.object({
  kind: z.literal('person'),
  id,
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  isGuest: z.boolean(),
  state: z.enum(['active', 'deactivated', 'bot']),
});

/** A channel, its people by their ids. */
const channelShape = z.object({
  kind: z.literal('channel'),
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(['open', 'closed']),
  members: z.array(z.string()).readonly(),
  moderators: z.array(z.string()).readonly(),
});

/** What was written in a channel: `key` is what it is known by there, once in that channel. */
const messageShape = z.object({
  kind: z.literal('message'),
  channelId: id,
  key: id,
  /** Null where none of the people wrote it: a bot did, or somebody whom the archive does not have. */
  authorId: z.string().nullable(),
  authorName: z.string(),
  sentAt: z.number().int().nonnegative(),
  text: z.string(),
});

/** What cannot be brought over as it is, and why: a code of the import service's `ImportProblems`. */
const skippedShape = z.object({
  kind: z.literal('skipped'),
  what: z.enum(['person', 'channel', 'message', 'file']),
  name: z.string(),
  code: z.enum([
    'direct_messages',
    'channel_missing',
    'text_missing',
    'text_shortened',
    'record_invalid',
    'file_unreadable',
  ]),
});

/**
 * What an archive is made of, whichever tool wrote it. People come first, then channels, then messages, channel by channel and in
 * the order of time; what is skipped stands where it was met. A message that is `text_shortened` is brought over, shortened.
 */
export const importRecordShape = z.discriminatedUnion('kind', [personShape, channelShape, messageShape, skippedShape]);

export type ImportRecord = z.infer<typeof importRecordShape>;
export type PersonRecord = z.infer<typeof personShape>;
export type ChannelRecord = z.infer<typeof channelShape>;
export type MessageRecord = z.infer<typeof messageShape>;
export type SkippedRecord = z.infer<typeof skippedShape>;
