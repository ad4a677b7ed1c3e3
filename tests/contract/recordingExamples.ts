import type { ExamplesOf } from './known.ts';

/** The shortest file that is a WebM. */
const WEBM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);

type Retention = 'recordingRetention' | 'previewRecordingRetention' | 'setRecordingRetention';
type Own =
  | 'recordings'
  | 'recording'
  | `${'rename' | 'delete' | 'start' | 'finish'}Recording`
  | 'signedDownloadUrl'
  | Retention;

/** Calls about recordings, of the one demo team that has some. */
export const recordingExamples: Pick<ExamplesOf<'recording'>, Own> = {
  recordingRetention: () => ({}),
  previewRecordingRetention: () => ({ query: { keptDays: 30 } }),
  setRecordingRetention: () => ({ body: { keptDays: 30, version: 1 } }),
  recordings: () => ({ query: { page: 0, size: 6, searchText: 'call', sort: 'newest' } }),
  recording: () => ({ query: { id: 'summit-r2' } }),
  renameRecording: () => ({ body: { id: 'summit-r2', title: 'Meridian, first call' } }),
  deleteRecording: () => ({ query: { id: 'summit-r13' } }),
  signedDownloadUrl: () => ({ body: { id: 'summit-r2', intent: 'download', filename: 'Meridian.webm' } }),
  startRecording: () => ({ body: { roomId: 'room-1', title: 'Standup', participants: ['summit-0002'] } }),
  finishRecording: () => ({ query: { id: 'summit-r1', durationInSeconds: 12 }, file: WEBM }),
};

/** Who makes them. */
export const recordingActors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(recordingExamples).map((operation) => [`recording.${operation}`, 'admin@summit.example']),
);
