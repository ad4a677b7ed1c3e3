import { type ReactElement, useRef } from 'react';
import { useFileDrop } from './useFileDrop.ts';

interface FileChoice {
  /** Whether a file is being dragged over the page, to be dropped. */
  readonly isOver: boolean;
  /** Opens the browser's own dialog. */
  readonly open: () => void;
  /** What the dialog belongs to: has to stand somewhere, and is not seen. */
  readonly input: ReactElement;
}

/**
 * Lets a file be chosen in the browser's dialog, dropped or pasted.
 *
 * @param accept what the dialog offers, as a file input has it
 */
export function useFileChoice(accept: string, isDisabled: boolean, onFile: (file: File) => void): FileChoice {
  const ref = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onFile(file);
  };
  const isOver = useFileDrop(take) && !isDisabled;
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      onChange={({ currentTarget }) => {
        take(currentTarget.files?.[0]);
        // The same file again is a new choice: it may have been changed.
        currentTarget.value = '';
      }}
    />
  );
  return { isOver, open: () => ref.current?.click(), input };
}
