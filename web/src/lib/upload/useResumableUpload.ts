import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SendFailure, sendInParts } from './sendInParts.ts';

/** How far a file is: nothing chosen, on its way, stopped by hand, stopped by a failure, there. */
export type UploadState = 'idle' | 'sending' | 'paused' | 'failed' | 'done';

interface Progress {
  readonly state: UploadState;
  /** Why it failed; null in every other state. */
  readonly failure: SendFailure | null;
  /** How much of the file has left, as far as is known; 0 of none. */
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface ResumableUpload extends Progress {
  /** Sends a file to the address that was given for it, in the place of the one before. */
  readonly start: (file: File, url: string) => void;
  /** Stops, so that `retry` goes on. */
  readonly pause: () => void;
  /** Goes on where the server has it, after a pause or a failure; after `over` with the further address that it needs. */
  readonly retry: (url?: string) => void;
  /** Stops, and forgets the file. */
  readonly cancel: () => void;
}

const IDLE: Progress = { state: 'idle', failure: null, sentBytes: 0, totalBytes: 0 };

/**
 * Sends one file at a time in parts. What failed because the browser was offline goes on by itself once it is online again. The
 * sending ends with what shows it.
 *
 * @param onDone called once the server has all of the file
 */
export function useResumableUpload({ onDone }: { readonly onDone?: () => void } = {}): ResumableUpload {
  const [progress, setProgress] = useState(IDLE);
  const sent = useRef<{ file: File; url: string } | null>(null);
  const sending = useRef<AbortController | null>(null);
  const tellDone = useEffectEvent(() => onDone?.());

  const stop = () => {
    sending.current?.abort();
    sending.current = null;
  };
  const send = async (file: File, url: string) => {
    stop();
    const own = new AbortController();
    sending.current = own;
    sent.current = { file, url };
    const outcome = await sendInParts(file, url, {
      signal: own.signal,
      onProgress: (sentBytes) => setProgress((before) => ({ ...before, sentBytes })),
    });
    if (outcome === 'ended' || own.signal.aborted) return;
    sending.current = null;
    if (outcome === 'done') setProgress((before) => ({ ...before, state: 'done', sentBytes: file.size }));
    else setProgress((before) => ({ ...before, state: 'failed', failure: outcome }));
  };
  const start = (file: File, url: string) => {
    setProgress({ ...IDLE, state: 'sending', totalBytes: file.size });
    void send(file, url);
  };
  const retry = (url?: string) => {
    if (sent.current === null) return;
    setProgress((before) => ({ ...before, state: 'sending', failure: null }));
    void send(sent.current.file, url ?? sent.current.url);
  };
  const pause = () => {
    if (sending.current === null) return;
    stop();
    setProgress((before) => ({ ...before, state: 'paused' }));
  };
  const cancel = () => {
    stop();
    sent.current = null;
    setProgress(IDLE);
  };

  const { state, failure } = progress;
  useEffect(() => {
    if (state === 'done') tellDone();
  }, [state]);
  const goOn = useEffectEvent(() => retry());
  useEffect(() => {
    if (failure !== 'offline') return undefined;
    const online = () => goOn();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [failure]);
  useEffect(() => () => sending.current?.abort(), []);
  return { ...progress, start, pause, retry, cancel };
}
