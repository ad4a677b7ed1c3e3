import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../db/database.ts';
import { callRecording, recordingParticipant } from '../db/tables/recording.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import type { RecordingRow } from '../domains/recording/library/repository.ts';
import { recordingFolder, searchKeyOf } from '../domains/recording/library/rules.ts';
import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts';
import type { FileStore } from '../lib/files.ts';
import { shortName } from './people.ts';
import type { DemoTeam } from './teams.ts';

/** The films there are, by their length in seconds, with how many bytes they have. */
const FILMS = { 12: 3_535, 75: 20_566, 150: 39_852 } as const;

type Somebody = 'admin' | 'member' | 'guest';

/** A recording of a demo team: how long ago, by whom and with whom; one without a film is being processed. */
export type DemoRecording = {
  title: string;
  roomId: string;
  hoursAgo: number;
  by: Exclude<Somebody, 'guest'>;
  withThem?: readonly Somebody[];
  film: keyof typeof FILMS | null;
  /** Whether nobody has said how long it is. */
  isUntimed?: boolean;
};

export const summitRecordings: readonly DemoRecording[] = [
  { title: 'Weekly all-hands', roomId: '482-177-350', hoursAgo: 0.4, by: 'admin', withThem: ['member'], film: null },
  {
    title: 'Customer call: Meridian',
    roomId: '915-204-663',
    hoursAgo: 22,
    by: 'member',
    withThem: ['guest'],
    film: 12,
  },
  { title: 'Design review: onboarding', roomId: '330-871-024', hoursAgo: 49, by: 'admin', film: 75 },
  { title: 'Sprint planning', roomId: '706-552-198', hoursAgo: 74, by: 'admin', withThem: ['member'], film: 150 },
  { title: 'Incident review: slow search', roomId: '128-640-977', hoursAgo: 98, by: 'admin', film: 75 },
  { title: 'Budget, first round', roomId: '551-093-286', hoursAgo: 171, by: 'admin', film: 150 },
  { title: 'Security training', roomId: '847-315-609', hoursAgo: 195, by: 'admin', withThem: ['member'], film: 12 },
  { title: 'Интервью с клиентом', roomId: '264-788-130', hoursAgo: 267, by: 'member', film: 75 },
  { title: '产品评审', roomId: '973-426-581', hoursAgo: 340, by: 'admin', film: 12 },
  { title: 'Board update <Q3> & "outlook"', roomId: '609-157-342', hoursAgo: 412, by: 'admin', film: 150 },
  { title: 'Roadmap workshop', roomId: '185-934-720', hoursAgo: 508, by: 'member', film: 75 },
  { title: 'Support handover', roomId: '742-068-415', hoursAgo: 676, by: 'admin', film: 12 },
  { title: 'Trying out the new room', roomId: '396-521-087', hoursAgo: 844, by: 'admin', film: 12, isUntimed: true },
];

export const sandboxRecordings: readonly DemoRecording[] = [
  { title: 'Weekly', roomId: '214-660-318', hoursAgo: 26, by: 'admin', withThem: ['member'], film: 75 },
  { title: 'Trying it out', roomId: '731-045-922', hoursAgo: 50, by: 'member', film: 12 },
];

const idOf = (domain: string, place: number) => `${shortName(domain)}-r${place + 1}`;

const fileOf = (domain: string, place: number) =>
  `${recordingFolder(`team-${shortName(domain)}`)}/${String(place + 1).padStart(32, '0')}.webm`;

/** Adds the recordings of a demo team; the same each time. */
export async function addDemoRecordings(
  db: Queries,
  { domain, recordings = [] }: DemoTeam,
  people: readonly NewPerson[],
  now: number,
): Promise<void> {
  const whoIs = (somebody: Somebody) => people.find(({ email }) => email === `${somebody}@${domain}`);
  const rows = recordings.map(({ title, roomId, hoursAgo, by, film, isUntimed }, place): RecordingRow => {
    const person = whoIs(by);
    return {
      ...{ recordingId: idOf(domain, place), teamId: `team-${shortName(domain)}`, roomId, title },
      ...{ searchKey: searchKeyOf({ title, roomId }), recordedBy: person?.guid ?? '' },
      recordedByName: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      ...{ fileName: film && fileOf(domain, place), bytes: film && FILMS[film] },
      ...{ durationInSeconds: isUntimed ? null : film, createdOn: now - hoursAgo * HOUR_MS - 7 * MINUTE_MS },
    };
  });
  if (rows.length === 0) return;
  await db.insert(callRecording).values(rows);
  await db.insert(recordingParticipant).values(
    recordings.flatMap(({ withThem = [] }, place) =>
      withThem.flatMap((one) => {
        const guid = whoIs(one)?.guid;
        return guid === undefined ? [] : [{ recordingId: idOf(domain, place), guid }];
      }),
    ),
  );
}

/** Puts the films of these demo teams into the store, those that are there left alone. */
export async function keepDemoFilms(files: FileStore, teams: readonly DemoTeam[]): Promise<void> {
  for (const { domain, recordings = [] } of teams) {
    for (const [place, { film }] of recordings.entries()) {
      const name = fileOf(domain, place);
      if (film === null || (await files.size(name)) !== null) continue;
      await files.put(name, createReadStream(join(import.meta.dirname, 'recordings', `call-${film}.webm`)));
    }
  }
}
