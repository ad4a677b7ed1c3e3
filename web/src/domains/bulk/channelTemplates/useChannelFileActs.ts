import { ChannelUploadCancelDocument } from '../../../generated/bulk/channelTemplates/channelUploadCancel.ts';
import { ChannelUploadProcessDocument } from '../../../generated/bulk/channelTemplates/channelUploadProcess.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { startTexts, uploadTexts } from '../files/fileMessages.ts';
import { isUnstarted } from '../files/fileStates.ts';
import { useFileAct } from '../files/useFileAct.ts';
import { problemTexts } from './templateMessages.ts';

const meanings = { PLAN_REQUIRED: problemTexts.plan };

/** Does what a file says that was checked. */
export function useStartFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const process = useKeyedMutation(ChannelUploadProcessDocument, (data) => data.channelUploadProcess);
  return useFileAct(() => process({ uploadId }), startTexts.failed, { readAgain, meanings });
}

/** Forgets a file, or stops it: what is shown as not started is not stopped where somebody else has started it meanwhile. */
export function useStopFile(file: { id: string; status: string }, readAgain: () => Promise<unknown>) {
  const cancel = useKeyedMutation(ChannelUploadCancelDocument, (data) => data.channelUploadCancel);
  const act = () => cancel({ uploadId: file.id, onlyUnstarted: isUnstarted(file) });
  return useFileAct(act, uploadTexts.stopFailed, { readAgain, meanings });
}

/**
 * Forgets a file in whose place another was taken, unless somebody else has started it meanwhile. What cannot be forgotten stays in
 * the list, and is forgotten by itself later.
 */
export function useForgetReplaced() {
  const cancel = useKeyedMutation(ChannelUploadCancelDocument, (data) => data.channelUploadCancel);
  return (uploadId: string) => cancel({ uploadId, onlyUnstarted: true });
}
