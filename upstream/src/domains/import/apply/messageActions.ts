import { messageFormat } from '@muster/schema/formats/webhook';
import { addBroughtMessages } from '../../channel/messageRepository.ts';
import { channelsByJid } from '../../channel/repository.ts';
import { nameFor } from '../../member/nameRules.ts';
import { peopleByGuid } from '../../member/repository.ts';
import type { MessageRecord } from '../../../lib/foreignArchives/records.ts';
import { type Mapping, mappingsOf, saveMappings } from './mappingRepository.ts';
import { NOTHING, type Run, type StepOutcome, problem } from './runActions.ts';

/** The longest name of who is not in the team, in characters. */
const NAME_MAX = 200;

/** Who wrote: somebody of the team, by the name that the team reads, or somebody of the other tool. */
async function sendersOf({ cause, team, row }: Run, records: readonly MessageRecord[]) {
  const ids = [...new Set(records.flatMap(({ authorId }) => authorId ?? []))];
  const mappings = await mappingsOf(cause.db, row, 'person', ids);
  const guids = [...new Set([...mappings.values()].flatMap(({ target }) => target ?? []))];
  const people = guids.length === 0 ? [] : await peopleByGuid(cause.db, row.teamId, guids, true);
  const names = new Map(
    people.map((one) => {
      const { firstName, lastName } = nameFor({ guid: '', role: 'member' }, team, one);
      return [one.guid, `${firstName} ${lastName}`.trim()];
    }),
  );
  return ({ authorId, authorName }: MessageRecord) => {
    const mapping = authorId === null ? undefined : mappings.get(authorId);
    const guid = mapping?.target ?? '';
    const name = names.get(guid);
    if (name !== undefined) return { senderKind: 'person' as const, senderId: guid, senderName: name };
    const outside = authorName || (mapping?.name ?? '');
    return { senderKind: 'outsider' as const, senderId: authorId ?? '', senderName: outside.slice(0, NAME_MAX) };
  };
}

/** The channels that messages belong to, by the ids that they have in the archive; null for one that was left out. */
async function channelsOf({ cause, row }: Run, records: readonly MessageRecord[]) {
  const ids = [...new Set(records.map(({ channelId }) => channelId))];
  const mappings = await mappingsOf(cause.db, row, 'channel', ids);
  const jids = [...mappings.values()].flatMap(({ target }) => target ?? []);
  const there = new Set(
    (jids.length === 0 ? [] : await channelsByJid(cause.db, row.teamId, jids)).map(({ groupJid }) => groupJid),
  );
  const missing = ids.filter((id) => !mappings.has(id));
  const of = (id: string) => {
    const target = mappings.get(id)?.target ?? null;
    return target !== null && there.has(target) ? target : null;
  };
  return { of, missing };
}

/**
 * Keeps the messages of channels that were brought over; those that an import before has brought stay as they are. Nobody is
 * told of them. A channel of which the archive says nothing is a problem once.
 */
export async function bringMessages(run: Run, records: readonly MessageRecord[]): Promise<StepOutcome> {
  if (records.length === 0) return NOTHING;
  const { cause, row } = run;
  const channels = await channelsOf(run, records);
  const senderOf = await sendersOf(run, records);
  const problems = channels.missing.map((id) => problem('message', id, 'channel_missing'));
  const rows = records.flatMap((record) => {
    const groupJid = channels.of(record.channelId);
    const { data: text } = messageFormat.safeParse(record.text);
    if (text === undefined) problems.push(problem('message', record.key, 'text_missing'));
    if (groupJid === null || text === undefined) return [];
    return [{ groupJid, text, ...senderOf(record), sentAt: record.sentAt, sourceKey: record.key }];
  });
  const added = await addBroughtMessages(
    cause.db,
    rows.map(({ groupJid, senderKind, senderId, senderName, text, sentAt, sourceKey }) => ({
      ...{ groupJid, senderKind, senderId, senderName, text, sentAt, sourceKey },
    })),
  );
  await saveMappings(
    cause.db,
    channels.missing.map((id): Mapping => ({
      ...{ teamId: row.teamId, source: row.source, kind: 'channel', sourceId: id, importId: row.importId },
      ...{ target: null, name: id },
    })),
  );
  return { counts: { messagesAdded: added, messagesSkipped: records.length - added }, problems };
}
