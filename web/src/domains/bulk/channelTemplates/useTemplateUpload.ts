import { firstWordOf } from '@muster/schema/formats/channelTemplate';
import { useRef, useState } from 'react';
import { ChannelTemplateProcessDocument } from '../../../generated/bulk/channelTemplates/channelTemplateProcess.ts';
import { ChannelTemplateUploadStartDocument } from '../../../generated/bulk/channelTemplates/channelTemplateUploadStart.ts';
import { ChannelUploadValidateDocument } from '../../../generated/bulk/channelTemplates/channelUploadValidate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { sendFile } from './sendFile.ts';

/** Why a file was not taken as a whole. */
export type UploadProblem =
  | 'failed'
  /** The row cannot be read that begins on this line. */
  | { readonly line: number }
  | 'renamed'
  | 'plan'
  | 'notCsv'
  | 'headerChanged'
  | 'tooManyRows'
  | 'noRows'
  | 'alreadyDone';

/** By the code of a user error and the first part of its field. */
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

function problemOf({ code, field }: UserError): UploadProblem {
  const [part = '', line] = field ?? [];
  const problem = PROBLEMS.get(`${code} ${part}`) ?? 'failed';
  return problem === 'notCsv' && line !== undefined ? { line: Number(line) } : problem;
}

/** A template that a file fills. */
export type FilledTemplate = { readonly id: string; readonly isPreviewable: boolean };

type Handed = { readonly checkedId: string | null };

/**
 * Sends a filled template and hands it over: asks for an address, sends the file there, has it checked, or worked off at once where
 * the services check none. A file whose handing over was not answered is handed over again, and not sent again.
 *
 * @param onTaken is given the id of a file that is being checked; null for one that is worked off
 */
export function useTemplateUpload(
  templates: readonly FilledTemplate[],
  onTaken: (checkedId: string | null) => Promise<unknown>,
) {
  const start = useKeyedMutation(ChannelTemplateUploadStartDocument, (data) => data.channelTemplateUploadStart);
  const process = useKeyedMutation(ChannelTemplateProcessDocument, (data) => data.channelTemplateProcess);
  const validate = useKeyedMutation(ChannelUploadValidateDocument, (data) => data.channelUploadValidate);
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

  const handOver = async (file: File): Promise<Handed | UploadProblem> => {
    const answer = await send(file);
    if (typeof answer === 'string' || 'line' in answer) return answer;
    const { uploadName } = answer;
    const templateId = firstWordOf(file.name);
    const isChecked = templates.some(({ id, isPreviewable }) => id === templateId && isPreviewable);
    const { payload } = await (isChecked ? validate : process)({ templateId, fileName: file.name, uploadName });
    if (!payload) return 'failed';
    sent.current = null;
    const [error] = payload.userErrors;
    if (error) return problemOf(error);
    return { checkedId: isChecked ? (payload.upload?.id ?? null) : null };
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
      const isTaken = typeof found !== 'string' && 'checkedId' in found;
      if (isTaken) await onTaken(found.checkedId);
      setProblem(isTaken ? null : found);
      setBusy(false);
      return isTaken;
    },
  };
}
