import { type FromCardPage, type ToCardPage, readToCardPage } from './protocol.ts';

/** Tells the console around the page. Only a page of our own origin is told. */
export const tellConsole = (message: FromCardPage): void => window.parent.postMessage(message, window.location.origin);

/** Hears what the console around the page says, and nobody else; the answer ends it. */
export function hearConsole(onMessage: (message: ToCardPage) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    const message = readToCardPage(data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
