import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { startTexts } from './fileMessages.ts';

/** Why something could not be done about a file. */
export interface FileFailure {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

type FileAnswer = {
  readonly payload: { readonly userErrors: readonly { readonly code: string }[] } | null;
  readonly failure: Failure | null;
};

/** What user errors mean that not every file has, by their codes. */
type Meanings = Readonly<Record<string, MessageDescriptor>>;

const isRefusal = (code: string): code is keyof typeof startTexts => Object.hasOwn(startTexts, code);

/** Why a call did nothing; null where it did. */
export function failureIn(
  { payload, failure }: FileAnswer,
  otherwise: MessageDescriptor,
  meanings: Meanings = {},
): FileFailure | null {
  const [error] = payload?.userErrors ?? [];
  if (payload && !error) return null;
  const known = error && isRefusal(error.code) ? startTexts[error.code] : otherwise;
  return { text: (error && meanings[error.code]) ?? known, undone: undoneBy({ payload, failure }) };
}

/**
 * An act on a file, with why it could not be done. The file is read again then: it is not as it was known where that was
 * refused, and the act may have been done where no answer came.
 *
 * @param otherwise what is said where no code says more
 */
export function useFileAct(
  call: () => Promise<FileAnswer>,
  otherwise: MessageDescriptor,
  { readAgain, meanings }: { readonly readAgain: () => Promise<unknown>; readonly meanings?: Meanings },
) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  /** Whether it was done. */
  const run = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const answer = await call();
    const why = failureIn(answer, otherwise, meanings);
    if (why) await readAgain();
    setFailure(why);
    setBusy(false);
    return why === null;
  };
  return { isBusy, failure, run };
}

export type FileAct = ReturnType<typeof useFileAct>;
