import { sql } from 'drizzle-orm';
import { columnsOf, insertRows, textArray } from '../db/arrays.ts';
import type { Queries } from '../db/database.ts';
import { message } from '../db/tables/channel.ts';
import type { ChannelRow, Seat } from '../domains/channel/repository.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { DAY_MS, HOUR_MS } from '../lib/durations.ts';

const talk = [
  'Good morning! Coffee is ready in the kitchen of the third floor.',
  'Who has a minute for a look at the new search?',
  'I do, right after stand-up.',
  'The wifi in Zürich is slow today, somebody is on it.',
  'Привет всем из Москвы! Сегодня у нас первый снег.',
  'Thank you all for the demo yesterday, customers loved it.',
  '大家好，北京办公室明天停电，我们在家工作。',
  'The slides are in the shared folder.',
  'Does anybody know where the good headphones are?',
  'On my desk, sorry!',
  'Bom dia! O almoço de equipe é às 13h.',
  'Reminder: expense reports are due on Friday.',
  'Done. That was quick this time.',
  'The build is green again.\nIt was the clock, as always.',
];

const news = [
  'Welcome to everybody who has joined us this month!',
  'The office in Berlin is closed on Monday.',
  'Our numbers of the last quarter are out: thank you for a great year so far.',
  'The all-hands begins at 15:00, in the big room and online.',
  'Travel rules have changed: please book two weeks ahead.',
  'Please renew your passwords until the end of the month.',
];

/** How much is written where, by the name of the channel. */
const written = [
  { channel: 'general', texts: talk, total: 28 },
  { channel: 'announcements', texts: news, total: 12 },
] as const;

/** Adds what people have written in the main demo: in general everybody, in the announcements those who moderate them. */
export async function addDemoMessages(
  db: Queries,
  channels: readonly ChannelRow[],
  seats: readonly Seat[],
  people: readonly NewPerson[],
  now: number,
): Promise<void> {
  const byGuid = new Map(people.map((one) => [one.guid, one]));
  const rows = written.flatMap(({ channel: name, texts, total }) => {
    const found = channels.find((one) => one.name === name);
    if (!found) return [];
    const writers = seats
      .filter(
        ({ groupJid, affiliation }) =>
          groupJid === found.groupJid && (found.postBy === 'member' || affiliation === 'moderator'),
      )
      .flatMap(({ guid }) => byGuid.get(guid) ?? [])
      .filter(({ state }) => state === 'active');
    return Array.from({ length: total }, (_, nth) => {
      const writer = writers[(nth * 5) % writers.length];
      if (!writer) return [];
      const { guid, firstName, lastName } = writer;
      return [
        {
          ...{ groupJid: found.groupJid, senderKind: 'person' as const, senderId: guid },
          ...{ senderName: `${firstName} ${lastName}`.trim(), text: texts[nth % texts.length] ?? '' },
          sentAt: now - (total - nth) * 5 * HOUR_MS,
        },
      ];
    }).flat();
  });
  await insertRows(db, message, rows);
}

/** The days over which a long history was written. */
const HISTORY_MS = 240 * DAY_MS;

/** Adds many messages of the members of a team, in its first two channels, by one statement. */
export async function addDemoHistory(
  db: Queries,
  total: number,
  channels: readonly ChannelRow[],
  people: readonly NewPerson[],
  now: number,
): Promise<void> {
  const writers = people
    .filter(({ state, role }) => state === 'active' && role !== 'guest')
    .map(({ guid, firstName, lastName }, place) => ({ place, guid, name: `${firstName} ${lastName}`.trim() }));
  const places = textArray(channels.slice(0, 2).map(({ groupJid }) => groupJid));
  const types = { place: 'integer', guid: 'text', name: 'text' } as const;
  await db.execute(
    sql`insert into ${message} (group_jid, sender_kind, sender_id, sender_name, text, sent_at)
        select (${places})[1 + nth % 2], 'person', writer.guid, writer.name,
          (${textArray(talk)})[1 + nth % ${talk.length}], ${now - HISTORY_MS}::bigint + nth * ${Math.floor(HISTORY_MS / total)}::bigint
        from generate_series(0, ${total - 1}::integer) nth
        join ${columnsOf('writer', writers, types)} on writer.place = (nth * 5) % ${writers.length}`,
  );
}
