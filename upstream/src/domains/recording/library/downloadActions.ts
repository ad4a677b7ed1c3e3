import type { Answer, Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { DOWNLOAD_MS, type FileAddresses } from '../../../lib/fileAddresses.ts';
import { targetOf } from './changeActions.ts';
import { demandRecording, lockForRecordings } from './demandActions.ts';
import { savedNameOf } from './rules.ts';

export type DownloadDeps = { readonly fileAddresses: FileAddresses };

/**
 * Gives the address at which the file of a recording is opened, and writes down who was given it.
 *
 * @throws Refusal `video_recording_disabled`, `recording_not_found`, `recording_processing`
 */
export async function signDownload(
  { fileAddresses }: DownloadDeps,
  context: SessionContext,
  { id, intent, filename }: Body<'recording', 'signedDownloadUrl'>,
): Promise<Answer<'recording', 'signedDownloadUrl'>> {
  const { cause, viewer } = await lockForRecordings(context);
  const { title, fileName } = await demandRecording(cause.db, viewer, id);
  if (fileName === null) throw new Refusal('recording_processing', { field: 'id' });
  await note(cause, 'recording.download', targetOf(id), { after: { intent } });
  const as = filename ?? savedNameOf(title, fileName);
  return {
    url: fileAddresses.forDownload(fileName, { as, intent }, cause.now),
    expiresOn: cause.now + DOWNLOAD_MS,
  };
}
