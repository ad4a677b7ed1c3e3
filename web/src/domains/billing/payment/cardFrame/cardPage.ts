import { type FromCardPage, type ToCardPage, readFromCardPage } from '../../../../card/protocol.ts';

/** Tells the page in a frame. Only a page of our own origin is told. */
export const tellCardPage = (frame: HTMLIFrameElement | null, message: ToCardPage): void =>
  frame?.contentWindow?.postMessage(message, window.location.origin);

/** Hears what the page in a frame says, and nobody else; the answer ends it. */
export function hearCardPage(
  frame: () => HTMLIFrameElement | null,
  onMessage: (message: FromCardPage) => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    const page = frame()?.contentWindow;
    if (!page || source !== page || origin !== window.location.origin) return;
    const message = readFromCardPage(data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
