import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime } from '../../lib/dates.ts';

/** A recording, without where its file lies: nobody has to know that. */
export type RecordingRecord = {
  readonly __typename: 'Recording';
  readonly recordingId: string;
  readonly title: string;
  readonly meetingId: string;
  readonly createdAt: string;
  readonly durationSeconds: number | null;
  readonly isReady: boolean;
  readonly bytes: number | null;
  readonly recorderGuid: string;
  readonly recorderName: string;
  /** Whether the service lets whoever asked rename and delete it. */
  readonly isChangeable: boolean;
};

type WireRecording = Answer<'recording', 'recording'>;

/** Seconds where the service knows them, else those of the whole minutes. */
const secondsOf = ({ durationInSeconds: seconds, durationInMinutes: minutes }: WireRecording): number | null =>
  seconds ?? (minutes === null ? null : minutes * 60);

export const toRecording = (wire: WireRecording): RecordingRecord => ({
  __typename: 'Recording',
  recordingId: wire.id,
  title: wire.title,
  meetingId: wire.roomId,
  createdAt: toDateTime(wire.createdOn),
  durationSeconds: secondsOf(wire),
  isReady: wire.s3Key !== null,
  bytes: wire.bytes,
  recorderGuid: wire.recordedBy,
  recorderName: wire.recordedByName,
  isChangeable: wire.mayChange,
});
