import { useEffect, useRef, useState } from 'react';
import { EarlierMemberFilesDocument } from '../../../generated/bulk/memberFiles/earlierMemberFiles.ts';
import { useMemberUploadValidateMutation } from '../../../generated/bulk/memberFiles/memberUploadValidate.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { uploadContext } from '../../../lib/apollo/uploadContext.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { type FileFault, faultOf } from './fileFault.ts';
import type { FileMode } from './fileModes.ts';

/** Why a file was not taken: by its name and size, or by what is in it. */
export type FileProblem = FileFault | 'notText' | 'headerChanged' | 'tooManyRows' | 'noRows' | 'notLarge' | 'failed';

/** By the code of a user error and the first part of its field. */
const PROBLEMS: ReadonlyMap<string, FileProblem> = new Map([
  ['INVALID fileName', 'notCsv'],
  ['INVALID file', 'notText'],
  ['HEADER_CHANGED file', 'headerChanged'],
  ['TOO_MANY file', 'tooManyRows'],
  ['REQUIRED file', 'noRows'],
  ['FILE_TOO_LARGE file', 'tooLarge'],
  ['NOT_ALLOWED mode', 'notLarge'],
]);

type Sending =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly share: number }
  | {
      readonly step: 'refused';
      readonly problem: FileProblem;
      /** The column of the header that is at fault, or the line that cannot be read; the first is 1. */
      readonly place: number | null;
      readonly requestId: string | null;
    };

const IDLE: Sending = { step: 'idle' };
const refused = (problem: FileProblem, requestId: string | null = null, place: number | null = null): Sending => ({
  step: 'refused',
  ...{ problem, place, requestId },
});

/** What the service says is wrong with a file, and in which column of its header or on which line. */
function refusedBy({ code, field }: { readonly code: string; readonly field: readonly string[] | null }): Sending {
  const [part = '', place] = field ?? [];
  return refused(PROBLEMS.get(`${code} ${part}`) ?? 'failed', null, place === undefined ? null : Number(place));
}

/**
 * Chooses a file of people and sends it to be checked; leaving the page ends that.
 *
 * @param onTaken is given the file's id
 */
export function useMemberFileUpload(mode: FileMode, onTaken: (id: string) => void) {
  const [mutate] = useMemberUploadValidateMutation({
    errorPolicy: 'all',
    // It stands in the list of files from now on, by which it is found again.
    refetchQueries: ({ data }) => (data?.memberUploadValidate?.upload ? [EarlierMemberFilesDocument] : []),
  });
  const keys = useActionKeys();
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState<Sending>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (chosen: File, signal: AbortSignal) => {
    const { name, size, lastModified } = chosen;
    const idempotencyKey = keys.keyFor({ mode, name, size, lastModified });
    const onProgress = (share: number) => setSending({ step: 'sending', share });
    const answer = await answerOf(
      mutate({
        variables: { input: { mode, fileName: name, file: chosen, idempotencyKey } },
        context: uploadContext({ onProgress, signal }),
      }),
      ({ memberUploadValidate }) => memberUploadValidate,
    );
    if (answer.payload) keys.settle(idempotencyKey);
    return answer;
  };
  const send = async (chosen: File): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setSending({ step: 'sending', share: 0 });
    const { payload, failure } = await ask(chosen, controller.signal);
    if (controller.signal.aborted) return;
    const [error] = payload?.userErrors ?? [];
    if (error) return setSending(refusedBy(error));
    const id = payload?.upload?.id;
    if (id === undefined) return setSending(refused('failed', failure?.requestId));
    setSending(IDLE);
    setFile(null);
    return onTaken(id);
  };
  /** Judges a file by its name and size. */
  const judge = (chosen: File | null) => {
    const fault = faultOf(chosen);
    setSending(fault ? refused(fault) : IDLE);
    return fault === null;
  };
  return {
    file,
    sending,
    choose: (chosen: File) => {
      setFile(chosen);
      judge(chosen);
    },
    /** Takes a file in the place of another, at once. */
    chooseAndSend: (chosen: File) => {
      setFile(chosen);
      if (judge(chosen)) void send(chosen);
    },
    send: () => {
      if (judge(file) && file) void send(file);
    },
  };
}

export type MemberFileUpload = ReturnType<typeof useMemberFileUpload>;
