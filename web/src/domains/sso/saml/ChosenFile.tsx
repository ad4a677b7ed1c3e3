import Button from '@mui/material/Button';
import { useRef } from 'react';

/** A button that lets a file be chosen in the browser's own dialog. */
export function ChosenFile({
  label,
  accept,
  onFile,
}: {
  label: string;
  /** What the dialog offers, as a file input has it. */
  accept: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file again is a new choice: it may have been changed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
