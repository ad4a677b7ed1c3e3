import { useEffect, useRef, useState } from 'react';

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Whether text is pasted into a field: office programs put a picture of it on the clipboard as well. */
const isTextForField = ({ target, clipboardData }: ClipboardEvent) =>
  clipboardData?.types.includes('text/plain') === true &&
  target instanceof Element &&
  target.closest('input, textarea') !== null;

/**
 * Takes a file that is dropped anywhere in the window, or pasted, as long as the component is there. Beside a small place
 * for it the browser would leave the console and open the file. Answers whether a file is held over the window.
 */
export const useFileDrop = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const takeFrom = (event: Event, transfer: DataTransfer | null) => {
      const file = transfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Between two elements of the page there is a next one.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      takeFrom(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isTextForField(event)) takeFrom(event, event.clipboardData);
    };
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => until.abort();
  }, []);
  return isOver;
};
