import type { ChannelRecord, MessageRecord, PersonRecord } from '../records.ts';
import { lineOf, messageTextOf, namesIn } from '../texts.ts';
import type { HipchatMessage, HipchatRoom, HipchatUser } from './shapes.ts';

export const nameOfUser = ({ id, name, mention_name: mentioned }: HipchatUser): string =>
  lineOf(name) || lineOf(mentioned) || id;

export function personOf(user: HipchatUser): PersonRecord {
  return {
    kind: 'person',
    id: user.id,
    email: lineOf(user.email, 1_000) || null,
    ...namesIn(nameOfUser(user)),
    isGuest: user.account_type === 'guest',
    state: user.account_type === 'bot' ? 'bot' : user.is_deleted === true ? 'deactivated' : 'active',
  };
}

export function channelOf({
  id,
  name,
  topic,
  privacy,
  owner,
  members,
  room_admins: admins,
}: HipchatRoom): ChannelRecord {
  const moderators = [...new Set([...(owner ? [owner] : []), ...(admins ?? [])])];
  return {
    ...{ kind: 'channel', id, name: lineOf(name), moderators },
    description: lineOf(topic, 1_000),
    type: privacy === 'private' ? 'closed' : 'open',
    members: [...new Set([...moderators, ...(members ?? [])])],
  };
}

const BREAK = /<br ?\/?>/gi;
const TAG = /<[^<>]*>/g;
const ENTITY = /&(amp|lt|gt|quot|nbsp|#39);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What an integration has written as HTML, without the marks. */
const textOfHtml = (html: string): string =>
  html
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (all, name: string) => CHARACTERS[name] ?? all);

/** Words with which a message begins that say how it is shown. */
const COMMAND = /^\/(?:me|code|quote)\s/;

const plainText = ({ message, message_format: format }: HipchatMessage): string =>
  format === 'html' ? textOfHtml(message ?? '') : (message ?? '').replace(COMMAND, '');

/** When something was said; null where that is no time. */
function timeOf(timestamp: string): number | null {
  const [second = '', parts = '0'] = timestamp.split(' ');
  const time = Date.parse(second) + Math.floor(Number(parts) / 1_000);
  return Number.isInteger(time) && time >= 0 ? time : null;
}

/** Who wrote a message, as far as the export knows them. */
type Author = Pick<MessageRecord, 'authorId' | 'authorName'>;

function authorOf({ sender }: HipchatMessage, tool: string, people: ReadonlyMap<string, string>): Author {
  if (typeof sender === 'string') return { authorId: null, authorName: lineOf(sender) || tool };
  const known = people.get(sender?.id ?? '');
  const name = known ?? (lineOf(sender?.name) || sender?.id || tool);
  return { authorId: known === undefined ? null : (sender?.id ?? null), authorName: name };
}

/** A message of a room, and whether it had to be shortened; or why it is not brought over. */
export function messageOf(
  said: HipchatMessage,
  channelId: string,
  { tool, people }: { tool: string; people: ReadonlyMap<string, string> },
): { record: MessageRecord; isShortened: boolean } | 'text_missing' | 'record_invalid' {
  const sentAt = timeOf(said.timestamp);
  if (sentAt === null) return 'record_invalid';
  const text = messageTextOf(plainText(said)) ?? messageTextOf(said.attachment?.name ?? '');
  if (text === null) return 'text_missing';
  const author = authorOf(said, tool, people);
  // Old messages have no id: nobody writes twice in a millionth of a second.
  const key = said.id ?? `${said.timestamp} ${author.authorId ?? author.authorName}`.slice(0, 200);
  return {
    record: { kind: 'message', channelId, key, ...author, sentAt, text: text.text },
    isShortened: text.isShortened,
  };
}
