import type { Answer } from '../../generated/upstream/contract.ts';
import { Refused } from '../stubCall.ts';
import type { Person } from '../stubTeam.ts';
import { type Answers, adminsOnly } from './answer.ts';

type Recording = Answer<'recording', 'recording'>;

const CREATED = 1_794_000_000_000;
export const KEY = 'recordings/canary-storage-key.webm';

/** Eight of the member's calls, the first of which is being processed, and one of the admin's own. */
export const RECORDINGS: readonly Recording[] = Array.from({ length: 9 }, (_, place) => ({
  ...{ id: `r-${place + 1}`, title: `Call ${place + 1}`, roomId: `room-${place + 1}`, mayChange: false },
  ...{ s3Key: place === 0 ? null : KEY, bytes: place === 0 ? null : 1_000 },
  createdOn: CREATED - place * 3_600_000,
  ...{ durationInSeconds: place === 0 ? null : 45 * place, durationInMinutes: null },
  ...(place === 8
    ? { recordedBy: 'orbit-0000', recordedByName: 'First Admin' }
    : { recordedBy: 'orbit-0001', recordedByName: 'First Member' }),
}));

const RETENTION: Answer<'recording', 'recordingRetention'> = {
  ...{ allowed: true, keptDays: 90, mostDays: 365, deletesFrom: CREATED, recordings: 9, bytes: 8_000, version: 2 },
};

/** What somebody sees, as they are told of it. */
const seenBy = ({ guid, role }: Person): Recording[] =>
  RECORDINGS.filter(({ recordedBy }) => role === 'admin' || recordedBy === guid).map((one) => ({
    ...one,
    mayChange: true,
  }));

const none = () => new Refused(404, 'recording_not_found');
const found = (person: Person, id: string) => seenBy(person).find((one) => one.id === id) ?? none();

/** What the stub's recording service answers by itself. */
export const recordingAnswers: Answers<'recording'> = {
  videoCallingLimitHits: adminsOnly(() => ({ hits: 11, lowerLimit: 10, upperLimit: 10 })),
  groupVideoStats: adminsOnly(() => ({ calls: 2 })),
  recordingRetention: adminsOnly(() => RETENTION),
  previewRecordingRetention: adminsOnly(() => ({ deletesFrom: CREATED, recordings: 3, bytes: 3_000 })),
  setRecordingRetention: adminsOnly(({ body: { keptDays } }) => ({ ...RETENTION, keptDays, version: 3 })),
  recordings: ({ person, query: { page, size, searchText = '', sort } }) => {
    const seen = seenBy(person);
    const matching = seen.filter(({ title, roomId }) => `${title}\n${roomId}`.includes(searchText));
    const sorted = sort === 'oldest' ? matching.toReversed() : matching;
    return {
      recordings: sorted.slice(page * size, (page + 1) * size),
      ...{ page, size, total: sorted.length, bytes: seen.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) },
      ...{ keptDays: 90, keptDaysFrom: CREATED },
    };
  },
  recording: ({ person, query }) => found(person, query.id),
  renameRecording: ({ person, body: { id, title } }) => {
    const present = found(person, id);
    return present instanceof Refused ? present : { ...present, title };
  },
  deleteRecording: ({ person, query }) => {
    const present = found(person, query.id);
    return present instanceof Refused ? present : {};
  },
  signedDownloadUrl: ({ person, body: { id, intent, filename = 'title.webm' } }) => {
    const present = found(person, id);
    if (present instanceof Refused) return present;
    if (present.s3Key === null) return new Refused(409, 'recording_processing', undefined, 'id');
    const query = new URLSearchParams({ expires: '1795000000', signature: 'd'.repeat(43), as: filename, intent });
    return { url: `/files/${KEY}?${query.toString()}`, expiresOn: 1_795_000_000_000 };
  },
};
