import { firstWordOf } from '@muster/schema/formats/channelTemplate';
import { useRef, useState } from 'react';
import { ChannelTemplateProcessDocument } from '../../../generated/bulk/channelTemplates/channelTemplateProcess.ts';
import { ChannelTemplateUploadStartDocument } from '../../../generated/bulk/channelTemplates/channelTemplateUploadStart.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { sendFile } from './sendFile.ts';

/** Why a file was not taken as a whole. */
export type UploadProblem =
  | 'failed'
  | 'renamed'
  | 'plan'
  | 'notCsv'
  | 'headerChanged'
  | 'tooManyRows'
  | 'noRows'
  | 'alreadyDone';

/** By the code of a user error and the last part of its field. */
const PROBLEMS: ReadonlyMap<string, UploadProblem> = new Map([
  ['PLAN_REQUIRED ', 'plan'],
  ['INVALID fileName', 'renamed'],
  ['INVALID file', 'notCsv'],
  ['HEADER_CHANGED file', 'headerChanged'],
  ['TOO_MANY file', 'tooManyRows'],
  ['REQUIRED file', 'noRows'],
  ['ALREADY_DONE uploadName', 'alreadyDone'],
]);

type UserError = { readonly code: string; readonly field?: readonly string[] | null };

const problemOf = ({ code, field }: UserError): UploadProblem =>
  PROBLEMS.get(`${code} ${field?.at(-1) ?? ''}`) ?? 'failed';

/**
 * Sends a filled template and has it worked off: asks for an address, sends the file there, hands it over. A file whose
 * handing over was not answered is handed over again, and not sent again.
 */
export function useTemplateUpload(onTaken: () => Promise<unknown>) {
  const start = useKeyedMutation(ChannelTemplateUploadStartDocument, (data) => data.channelTemplateUploadStart);
  const process = useKeyedMutation(ChannelTemplateProcessDocument, (data) => data.channelTemplateProcess);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const sent = useRef<{ file: File; uploadName: string } | null>(null);

  /** The name of the file where it was sent to, or why it was not. */
  const send = async (file: File): Promise<{ uploadName: string } | UploadProblem> => {
    if (sent.current?.file === file) return sent.current;
    const { payload } = await start({ fileName: file.name });
    const [error] = payload?.userErrors ?? [];
    if (error) return problemOf(error);
    const { url, uploadName } = payload ?? {};
    if (!url || !uploadName || !(await sendFile(url, file))) return 'failed';
    sent.current = { file, uploadName };
    return sent.current;
  };

  const handOver = async (file: File): Promise<UploadProblem | null> => {
    const answer = await send(file);
    if (typeof answer === 'string') return answer;
    const { uploadName } = answer;
    const { payload } = await process({ templateId: firstWordOf(file.name), fileName: file.name, uploadName });
    if (!payload) return 'failed';
    sent.current = null;
    const [error] = payload.userErrors;
    return error ? problemOf(error) : null;
  };

  return {
    busy,
    problem,
    forget: () => setProblem(null),
    /** Whether the file was taken. */
    upload: async (file: File): Promise<boolean> => {
      setBusy(true);
      setProblem(null);
      const found = await handOver(file);
      if (found === null) await onTaken();
      setProblem(found);
      setBusy(false);
      return found === null;
    },
  };
}
