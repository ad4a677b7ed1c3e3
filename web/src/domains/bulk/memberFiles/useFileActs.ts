import { useApolloClient } from '@apollo/client/react';
import { MemberFileNowDocument } from '../../../generated/bulk/memberFiles/memberFileNow.ts';
import { MemberUploadCancelDocument } from '../../../generated/bulk/memberFiles/memberUploadCancel.ts';
import { MemberUploadProcessDocument } from '../../../generated/bulk/memberFiles/memberUploadProcess.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { uploadTexts, startTexts } from '../files/fileMessages.ts';
import { forgetReplaced } from '../files/forgetReplaced.ts';
import { useFileAct } from '../files/useFileAct.ts';
import { fileOf } from './fileStates.ts';
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

/** Forgets a file in whose place another was taken. */
export function useForgetReplaced() {
  const client = useApolloClient();
  const cancel = useKeyedMutation(MemberUploadCancelDocument, (data) => data.memberUploadCancel);
  return (uploadId: string) =>
    forgetReplaced(client, { query: MemberFileNowDocument, fileOf, id: uploadId }, () => cancel({ uploadId }));
}
