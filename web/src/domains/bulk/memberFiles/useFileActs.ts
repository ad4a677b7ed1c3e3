import { MemberUploadCancelDocument } from '../../../generated/bulk/memberFiles/memberUploadCancel.ts';
import { MemberUploadProcessDocument } from '../../../generated/bulk/memberFiles/memberUploadProcess.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { uploadTexts, startTexts } from '../files/fileMessages.ts';
import { useFileAct } from '../files/useFileAct.ts';
import { problemTexts } from './problemMessages.ts';

const meanings = { NOT_ALLOWED: problemTexts.notLarge };

/** Starts a file that changes people who are there. */
export function useStartFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const process = useKeyedMutation(MemberUploadProcessDocument, (data) => data.memberUploadProcess);
  return useFileAct(() => process({ uploadId }), startTexts.failed, { readAgain, meanings });
}

/** Forgets a file, or stops it. */
export function useStopFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const cancel = useKeyedMutation(MemberUploadCancelDocument, (data) => data.memberUploadCancel);
  return useFileAct(() => cancel({ uploadId }), uploadTexts.stopFailed, { readAgain });
}
