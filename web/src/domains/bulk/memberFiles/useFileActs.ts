import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { MemberUploadCancelDocument } from '../../../generated/bulk/memberFiles/memberUploadCancel.ts';
import { MemberUploadProcessDocument } from '../../../generated/bulk/memberFiles/memberUploadProcess.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { fileTexts } from './memberFileMessages.ts';
import { startTexts } from './problemMessages.ts';

/** Why something could not be done about a file. */
export interface FileFailure {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

type Answer = {
  readonly payload: { readonly userErrors: readonly { readonly code: string }[] } | null;
  readonly failure: Failure | null;
};

const isRefusal = (code: string): code is keyof typeof startTexts => Object.hasOwn(startTexts, code);

/** Why a call did nothing; null where it did. */
export function failureIn({ payload, failure }: Answer, otherwise: MessageDescriptor): FileFailure | null {
  const [error] = payload?.userErrors ?? [];
  if (payload && !error) return null;
  const text = error && isRefusal(error.code) ? startTexts[error.code] : otherwise;
  return { text, undone: undoneBy({ payload, failure }) };
}

/**
 * An act on a file, with why it could not be done. The file is read again then: it is not as it was known where that was
 * refused, and the act may have been done where no answer came.
 */
function useFileAct(call: () => Promise<Answer>, otherwise: MessageDescriptor, readAgain: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  /** Whether it was done. */
  const run = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const answer = await call();
    const why = failureIn(answer, otherwise);
    if (why) await readAgain();
    setFailure(why);
    setBusy(false);
    return why === null;
  };
  return { isBusy, failure, run };
}

/** Starts a file that changes people who are there. */
export function useStartFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const process = useKeyedMutation(MemberUploadProcessDocument, (data) => data.memberUploadProcess);
  return useFileAct(() => process({ uploadId }), startTexts.failed, readAgain);
}

/** Forgets a file, or stops it. */
export function useStopFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const cancel = useKeyedMutation(MemberUploadCancelDocument, (data) => data.memberUploadCancel);
  return useFileAct(() => cancel({ uploadId }), fileTexts.stopFailed, readAgain);
}

export type FileAct = ReturnType<typeof useStopFile>;
