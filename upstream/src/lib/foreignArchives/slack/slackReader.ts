import { demandAtMost } from '../../archive/fault.ts';
import type { OpenArchive } from '../../archive/opening.ts';
import type { ImportRecord } from '../records.ts';
import { PEOPLE_MAX } from '../limits.ts';
import { type SourceReader, demandedListIn, inOrderOfTime, isLitter, listIn, rootOf, skipped } from '../reader.ts';
import { type Author, channelOf, isBot, isSaid, messageOf, nameOfUser, personOf } from './rules.ts';
import { channelShape, conversationShape, messageShape, userShape } from './shapes.ts';

// An export of Slack: lists of people and of each kind of channel, and beside them a folder for each channel, called as the
// channel is or by its id, with a file for each day on which something was written.

const PEOPLE = ['users.json', 'org_users.json'];
const CHANNELS = [
  ['channels.json', 'open'],
  ['groups.json', 'closed'],
] as const;
/** Conversations of two people, and of a few: they are nobody's channel. */
const CONVERSATIONS = ['dms.json', 'mpims.json'];
const LISTS = new Set([...PEOPLE, ...CHANNELS.map(([list]) => list), ...CONVERSATIONS]);
const DAY = /^\d{4}-\d{2}-\d{2}\.json$/;

/** A channel whose messages are to be read. */
type Channel = { readonly id: string; readonly name: string };

export function slackReader(): SourceReader {
  const rootIn = (paths: readonly string[]) =>
    rootOf(paths, (holds) => PEOPLE.some(holds) && CHANNELS.some(([list]) => holds(list)));
  return {
    wants: (path) => {
      const parts = path.split('/');
      const last = parts.at(-1) ?? '';
      if (isLitter(parts)) return false;
      return parts.length > 1 && DAY.test(last) ? parts.length <= 3 : parts.length <= 2 && LISTS.has(last);
    },
    isExport: (paths) => rootIn(paths) !== null,
    records: (archive) => recordsIn(archive, rootIn(archive.paths) ?? ''),
  };
}

async function* recordsIn(archive: OpenArchive, root: string): AsyncGenerator<ImportRecord> {
  const known = new Set(archive.paths);
  const has = (list: string) => known.has(`${root}${list}`);
  const authors = new Map<string, Author>();
  const channels = new Map<string, Channel>();
  for (const list of PEOPLE.filter(has).slice(0, 1)) yield* people(archive, `${root}${list}`, authors);
  for (const [list, type] of CHANNELS) if (has(list)) yield* channelsOf(archive, `${root}${list}`, type, channels);

  const days = daysByFolder(archive.paths, root);
  const withoutChannel = new Set(days.keys());
  for (const list of CONVERSATIONS.filter(has)) yield* conversations(archive, root, list, withoutChannel);

  const context = {
    authors,
    names: { person: (id: string) => authors.get(id)?.name, channel: (id: string) => channels.get(id)?.name },
  };
  for (const channel of channels.values()) {
    const folder = [channel.name.normalize('NFC'), channel.id].find((name) => withoutChannel.has(name));
    if (folder === undefined) continue;
    withoutChannel.delete(folder);
    yield* inOrderOfTime(messagesIn(archive, days.get(folder) ?? [], channel.id, context));
  }
  for (const folder of withoutChannel) yield skipped('file', `${root}${folder}`, 'channel_missing');
}

async function* people(archive: OpenArchive, path: string, authors: Map<string, Author>): AsyncGenerator<ImportRecord> {
  for await (const { at, item } of demandedListIn(archive, path, userShape)) {
    if (item === null) yield skipped('person', at, 'record_invalid');
    else if (!authors.has(item.id)) {
      authors.set(item.id, { name: nameOfUser(item), isBot: isBot(item) });
      demandAtMost(authors.size, PEOPLE_MAX, 'people');
      yield personOf(item);
    }
  }
}

async function* channelsOf(
  archive: OpenArchive,
  path: string,
  type: 'open' | 'closed',
  channels: Map<string, Channel>,
): AsyncGenerator<ImportRecord> {
  for await (const { at, item } of demandedListIn(archive, path, channelShape)) {
    if (item === null) yield skipped('channel', at, 'record_invalid');
    else if (!channels.has(item.id)) {
      channels.set(item.id, { id: item.id, name: item.name });
      yield channelOf(item, type);
    }
  }
}

/** The days of each folder, in their order. */
function daysByFolder(paths: readonly string[], root: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const path of paths) {
    if (!path.startsWith(root)) continue;
    const [folder = '', day, ...rest] = path.slice(root.length).split('/');
    if (day === undefined || rest.length > 0 || !DAY.test(day)) continue;
    const known = days.get(folder);
    if (known) known.push(path);
    else days.set(folder, [path]);
  }
  for (const known of days.values()) known.sort();
  return days;
}

/** Tells how many conversations of a kind there are, and passes their folders over. */
async function* conversations(
  archive: OpenArchive,
  root: string,
  list: string,
  folders: Set<string>,
): AsyncGenerator<ImportRecord> {
  let count = 0;
  for await (const { item } of listIn(archive, `${root}${list}`, conversationShape)) {
    count += 1;
    folders.delete(item?.id ?? '');
    folders.delete(item?.name?.normalize('NFC') ?? '');
  }
  if (count > 0) yield skipped('file', `${list} (${count})`, 'direct_messages');
}

async function* messagesIn(
  archive: OpenArchive,
  paths: readonly string[],
  channelId: string,
  context: Parameters<typeof messageOf>[2],
): AsyncGenerator<ImportRecord> {
  for (const path of paths)
    for await (const { at, item, code } of listIn(archive, path, messageShape)) {
      if (item === null) yield skipped(code === 'file_unreadable' ? 'file' : 'message', at, code);
      else if (isSaid(item)) {
        const said = messageOf(item, channelId, context);
        if (said) yield said.record;
        if (!said || said.isShortened) yield skipped('message', at, said ? 'text_shortened' : 'text_missing');
      }
    }
}
