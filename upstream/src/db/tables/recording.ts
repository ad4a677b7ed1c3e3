import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** A video call of a team. */
export const videoCall = pgTable(
  'video_call',
  {
    callId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** Who started it. */
    startedBy: text().notNull(),
    participantsCount: integer().notNull(),
    startedAt: epochMs().notNull(),
    /** When it ends by itself; null where the plan lets calls go on. */
    limitEndsAt: epochMs(),
    /** When somebody ended it; null while nobody has. */
    endedAt: epochMs(),
  },
  (table) => [index('video_call_team').on(table.teamId, table.startedAt)],
);

/** A recording of a video call. Rows outlive the person. */
export const callRecording = pgTable(
  'call_recording',
  {
    recordingId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The meeting, as the chat product calls it. */
    roomId: text().notNull(),
    title: text().notNull(),
    /** Title and meeting as they are searched for. */
    searchKey: text().notNull(),
    /** The guid of whoever recorded it, and their name at that moment. */
    recordedBy: text().notNull(),
    recordedByName: text().notNull(),
    /** Where it is in the store, and how long; null while it is being processed. */
    fileName: text(),
    bytes: bigint({ mode: 'number' }),
    /** Null where nobody has said. */
    durationInSeconds: integer(),
    createdOn: epochMs().notNull(),
  },
  (table) => [index('call_recording_team').on(table.teamId, table.createdOn)],
);

/** Who took part in a call that was recorded, beside whoever recorded it. Rows outlive the person. */
export const recordingParticipant = pgTable(
  'recording_participant',
  {
    recordingId: text()
      .notNull()
      .references(() => callRecording.recordingId, { onDelete: 'cascade' }),
    guid: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.guid] }),
    index('recording_participant_guid').on(table.guid),
  ],
);
