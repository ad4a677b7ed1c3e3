import { demandAtMost } from '../../archive/fault.ts';
import type { OpenArchive } from '../../archive/opening.ts';
import type { ImportRecord } from '../records.ts';
import { PEOPLE_MAX } from '../limits.ts';
import { type SourceReader, demandedListIn, inOrderOfTime, isLitter, listIn, rootOf, skipped } from '../reader.ts';
import { channelOf, messageOf, nameOfUser, personOf } from './rules.ts';
import { eventShape, roomShape, userShape } from './shapes.ts';

// An export of HipChat Cloud, HipChat Server or Stride: a list of people and one of rooms, and a folder for each room and for each
// person, called by its id, with a history of what was said.

const PEOPLE = 'users.json';
const ROOMS = 'rooms.json';
const HISTORY = 'history.json';

/** @param tool what the tool is called, for what nobody is said to have written */
export function hipchatReader(tool: string): SourceReader {
  const rootIn = (paths: readonly string[]) => rootOf(paths, (holds) => holds(PEOPLE) && holds(ROOMS));
  let conversations = 0;
  return {
    wants: (path) => {
      const parts = path.split('/');
      const last = parts.at(-1);
      if (isLitter(parts)) return false;
      if (parts.length <= 2) return last === PEOPLE || last === ROOMS;
      if (parts.length > 4 || last !== HISTORY) return false;
      // What somebody said to another alone is counted, and not read.
      if (parts.at(-3) === 'users') conversations += 1;
      return parts.at(-3) === 'rooms';
    },
    isExport: (paths) => rootIn(paths) !== null,
    records: async function* (archive) {
      yield* recordsIn(archive, rootIn(archive.paths) ?? '', tool);
      if (conversations > 0) yield skipped('file', `users/*/${HISTORY} (${conversations})`, 'direct_messages');
    },
  };
}

async function* recordsIn(archive: OpenArchive, root: string, tool: string): AsyncGenerator<ImportRecord> {
  const people = new Map<string, string>();
  for await (const { at, item } of demandedListIn(archive, `${root}${PEOPLE}`, userShape)) {
    if (item === null) yield skipped('person', at, 'record_invalid');
    else if (!people.has(item.id)) {
      people.set(item.id, nameOfUser(item));
      demandAtMost(people.size, PEOPLE_MAX, 'people');
      yield personOf(item);
    }
  }
  const rooms = new Set<string>();
  for await (const { at, item } of demandedListIn(archive, `${root}${ROOMS}`, roomShape)) {
    if (item === null) yield skipped('channel', at, 'record_invalid');
    else if (!rooms.has(item.id)) {
      rooms.add(item.id);
      yield channelOf(item);
    }
  }
  const histories = archive.paths.filter((path) => path.startsWith(`${root}rooms/`));
  for (const path of histories) {
    const id = path.split('/').at(-2) ?? '';
    if (rooms.has(id)) yield* inOrderOfTime(messagesIn(archive, path, id, { tool, people }));
    else yield skipped('file', path, 'channel_missing');
  }
}

async function* messagesIn(
  archive: OpenArchive,
  path: string,
  channelId: string,
  context: Parameters<typeof messageOf>[2],
): AsyncGenerator<ImportRecord> {
  for await (const { at, item, code } of listIn(archive, path, eventShape)) {
    if (item === null) yield skipped(code === 'file_unreadable' ? 'file' : 'message', at, code);
    else if (item.message !== null) {
      const said = messageOf(item.message, channelId, context);
      if (typeof said === 'string') yield skipped('message', at, said);
      else {
        yield said.record;
        if (said.isShortened) yield skipped('message', at, 'text_shortened');
      }
    }
  }
}
