import { insertRows } from '../db/arrays.ts';
import type { Queries } from '../db/database.ts';
import { conversation, conversationParty, directMessage, message } from '../db/tables/channel.ts';
import { sharedFile } from '../db/tables/file.ts';
import { conversationJid } from '../domains/channel/conversationRules.ts';
import type { ChannelRow } from '../domains/channel/repository.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/durations.ts';
import { demoFiles } from './files.ts';

/** What is written, by the place of its writer among those who write, with the file that it carries. */
type Line = { readonly by: number; readonly text: string; readonly file?: keyof typeof demoFiles };

/** What the first channel has: some of it by somebody who is gone, some by somebody who means no good. */
const inChannel: readonly Line[] = [
  { by: 0, text: 'Good morning! Here is the picture of yesterday.', file: 'picture' },
  { by: 1, text: 'Lovely. And here are the notes of the meeting.', file: 'notes' },
  { by: 2, text: 'Спасибо! Читаю.' },
  { by: 3, text: '<script>alert(document.domain)</script> <img src=x onerror=alert(1)> javascript:alert(1)' },
  { by: 3, text: 'This line turns around: \u202Etxt.exe\u202C, and goes on.' },
  { by: 3, text: '', file: 'hostile' },
  { by: 4, text: 'This is my last day. It was a pleasure to work with all of you.' },
  { by: 0, text: '再见，一路顺风！' },
];

/** What two people write to each other. */
const between: readonly Line[] = [
  { by: 0, text: 'Do you have a minute?' },
  { by: 1, text: 'Sure. What is it about?' },
  { by: 0, text: 'The draft of the contract.', file: 'notes' },
  { by: 1, text: '', file: 'picture' },
  { by: 1, text: 'Looks good to me.' },
];

const nameOf = ({ firstName, lastName }: NewPerson) => `${firstName} ${lastName}`.trim();

/** Adds conversations with pictures and files to a demo team; the same each time. */
export async function addDemoConversations(
  db: Queries,
  { domain, teamId }: { domain: string; teamId: string },
  { channels, people }: { channels: readonly ChannelRow[]; people: readonly NewPerson[] },
  now: number,
): Promise<void> {
  const active = people.filter(({ state }) => state === 'active');
  const [first, second, third, fourth] = active;
  const left = people.find(({ state }) => state === 'deactivated') ?? first;
  const [channel] = channels;
  if (!first || !second || !third || !fourth || !left || !channel) return;
  const writers = [first, second, third, fourth, left];
  const begun = now - 3 * DAY_MS;
  const fileOf = (file?: Line['file']) => (file === undefined ? null : demoFiles[file].nameIn(teamId));
  await insertRows(
    db,
    sharedFile,
    Object.values(demoFiles).map(({ nameIn, title, kind, content }) => ({
      ...{ fileName: nameIn(teamId), teamId, guid: first.guid, title, kind },
      ...{ bytes: content.length, sharedAt: begun },
    })),
  );
  await insertRows(
    db,
    message,
    inChannel.map(({ by, text, file }, place) => {
      const writer = writers[by] ?? first;
      return {
        ...{ groupJid: channel.groupJid, senderKind: 'person' as const, senderId: writer.guid },
        ...{ senderName: nameOf(writer), text, fileName: fileOf(file), sentAt: begun + place * 5 * HOUR_MS },
      };
    }),
  );
  for (const [one, other] of [
    [first, second],
    [first, left],
    // A guest and one of their contacts.
    [third, first],
  ] as const) {
    const parties = [one, other] as const;
    const jid = conversationJid({ ...one, teamDomain: domain }, { ...other, teamDomain: domain });
    await db.insert(conversation).values({ conversationJid: jid, createdAt: begun });
    await db
      .insert(conversationParty)
      .values(parties.map((person) => ({ conversationJid: jid, guid: person.guid, teamId, name: nameOf(person) })));
    await insertRows(
      db,
      directMessage,
      between.map(({ by, text, file }, place) => {
        const writer = parties[by] ?? one;
        return {
          ...{ conversationJid: jid, senderId: writer.guid, senderName: nameOf(writer), text },
          ...{ fileName: fileOf(file), sentAt: begun + place * MINUTE_MS },
        };
      }),
    );
  }
}
