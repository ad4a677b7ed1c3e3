import { MemberUploadCancelDocument } from '../../../generated/bulk/memberFiles/memberUploadCancel.ts';
import { MemberUploadProcessDocument } from '../../../generated/bulk/memberFiles/memberUploadProcess.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { uploadTexts, startTexts } from '../files/fileMessages.ts';
import { isUnstarted } from '../files/fileStates.ts';
import { useFileAct } from '../files/useFileAct.ts';
import { problemTexts } from './problemMessages.ts';

const meanings = { NOT_ALLOWED: problemTexts.notLarge };

/** Starts a file that changes people who are there. */
export function useStartFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const process = useKeyedMutation(MemberUploadProcessDocument, (data) => data.memberUploadProcess);
  return useFileAct(() => process({ uploadId }), startTexts.failed, { readAgain, meanings });
}

/** Forgets a file, or stops it: what is shown as not started is not stopped where somebody else has started it meanwhile. */
export function useStopFile(file: { id: string; status: string }, readAgain: () => Promise<unknown>) {
  const cancel = useKeyedMutation(MemberUploadCancelDocument, (data) => data.memberUploadCancel);
  const act = () => cancel({ uploadId: file.id, onlyUnstarted: isUnstarted(file) });
  return useFileAct(act, uploadTexts.stopFailed, { readAgain });
}

/**
 * Forgets a file in whose place another was taken, unless somebody else has started it meanwhile. What cannot be forgotten stays in
 * the list, and is forgotten by itself later.
 */
export function useForgetReplaced() {
  const cancel = useKeyedMutation(MemberUploadCancelDocument, (data) => data.memberUploadCancel);
  return (uploadId: string) => cancel({ uploadId, onlyUnstarted: true });
}
