import { type RecordingIntent, RecordingDownloadDocument } from '../../generated/recording/recordingDownload.ts';
import { useKeyedMutation } from '../../lib/apollo/useKeyedMutation.ts';

/** Where the file of a recording is; null with why there is no address. */
export interface FileAddress {
  readonly url: string | null;
  /** Whether there is no such recording, as far as the viewer may know. */
  readonly isGone: boolean;
  readonly requestId: string | null;
}

/** Asks for an address at which the file of a recording is saved or played, for some minutes. */
export function useFileAddress(intent: RecordingIntent): (recordingId: string) => Promise<FileAddress> {
  const ask = useKeyedMutation(RecordingDownloadDocument, ({ recordingDownload }) => recordingDownload);
  return async (recordingId) => {
    const { payload, failure } = await ask({ recordingId, intent });
    const isGone = payload?.userErrors.some(({ code }) => code === 'NOT_FOUND') ?? false;
    return { url: payload?.url ?? null, isGone, requestId: failure?.requestId ?? null };
  };
}
