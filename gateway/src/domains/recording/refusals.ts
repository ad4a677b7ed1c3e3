import type { RefusalTable } from '../../upstream/refusals.ts';

const ID = ['recordingId'] as const;

const seeing = {
  recording_not_found: ['NOT_FOUND', ID, 'There is no such recording, or it is not the viewer’s to see.'],
  video_recording_disabled: ['NOT_ALLOWED', null, 'The team records no calls.'],
} as const satisfies RefusalTable<'recording.recording'>;

/** Why a recording has its title still, or is still there. */
export const changeRefusals = {
  ...seeing,
  not_recorder: ['NOT_ALLOWED', ID, 'Admins and whoever recorded it may do this.'],
} as const satisfies RefusalTable<'recording.renameRecording' | 'recording.deleteRecording'>;

/** Why there is no address of its file. */
export const downloadRefusals = {
  ...seeing,
  recording_processing: ['NOT_READY', ID, 'The recording is still being processed.'],
} as const satisfies RefusalTable<'recording.signedDownloadUrl'>;
