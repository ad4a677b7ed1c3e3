import { adminsOnly, everyRole } from '../../../lib/roles.ts';
import { type Routes, signedIn, uploading } from '../../../lib/routes.ts';
import { type RetentionDeps, recording, recordings, toRecording } from './answers.ts';
import { deleteRecording, renameRecording } from './changeActions.ts';
import { type DownloadDeps, signDownload } from './downloadActions.ts';
import { previewRetention, recordingRetention, setRetention } from './retentionActions.ts';
import { finishRecording, judgeFinish, recordingIntake, startRecording } from './recordActions.ts';

type Own =
  | 'recordingRetention'
  | 'previewRecordingRetention'
  | 'setRecordingRetention'
  | 'recordings'
  | 'recording'
  | 'renameRecording'
  | 'deleteRecording'
  | 'signedDownloadUrl'
  | 'startRecording'
  | 'finishRecording';

export type LibraryDeps = DownloadDeps & RetentionDeps;

/** The recordings of calls: listed, renamed, deleted, downloaded, and handed over by the chat product. */
export const libraryRoutes = (deps: LibraryDeps): Pick<Routes<'recording'>, Own> => ({
  recordingRetention: signedIn(adminsOnly, (context) => recordingRetention(context, deps)),
  previewRecordingRetention: signedIn(adminsOnly, (context, { query }) => previewRetention(context, query)),
  setRecordingRetention: signedIn(adminsOnly, async (context, { body }) => {
    await setRetention(context, body);
    return recordingRetention(context, deps);
  }),
  recordings: signedIn(everyRole, (context, { query }) => recordings(context, query, deps)),
  recording: signedIn(everyRole, (context, { query }) => recording(context, query.id)),
  renameRecording: signedIn(everyRole, async (context, { body }) => {
    await renameRecording(context, body);
    return recording(context, body.id);
  }),
  deleteRecording: signedIn(everyRole, async (context, { query }) => {
    await deleteRecording(context, query.id);
    return {};
  }),
  signedDownloadUrl: signedIn(everyRole, (context, { body }) => signDownload(deps, context, body), { keyed: false }),
  startRecording: signedIn(everyRole, async (context, { body }) =>
    toRecording(context.actor, await startRecording(context, body)),
  ),
  finishRecording: uploading(
    everyRole,
    recordingIntake,
    async (context, { query }) => {
      await finishRecording(context, query);
      return recording(context, query.id);
    },
    { early: judgeFinish },
  ),
});
