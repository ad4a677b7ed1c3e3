import type { DetailedError, Upload } from 'tus-js-client';

/**
 * Why a file did not arrive. `offline`: the server was not reached for a while, or could not take it; `over`: the address is
 * over, and another one is to be asked for; `refused`: it is not taken as it is; `unreadable`: it was changed or moved, so
 * that the browser reads no more of it.
 */
export type SendFailure = 'offline' | 'over' | 'refused' | 'unreadable';

/** What came of sending a file; `ended` where its signal did so. What the server has of it stays there. */
export type SendOutcome = 'done' | 'ended' | SendFailure;

export interface SendOptions {
  /** Told how many bytes have left, those that the server had before included. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Ends the sending. */
  readonly signal?: AbortSignal;
}

/** Proxies limit how long a body may be. */
const PART_BYTES = 8 * 1024 * 1024;
/** How long to wait before each further try while none brings anything over. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
/** A part of which nothing leaves for so long is on a dead connection: the gateway gives it no longer either. */
const STALL_MS = 60_000;
/** So often in a row it is begun again without a whole part arriving. */
const STALLS_MAX = 5;

/** Whether the browser can send files in parts. */
export const canSendInParts = (): boolean =>
  typeof XMLHttpRequest === 'function' && typeof FormData === 'function' && typeof Blob.prototype.slice === 'function';

async function failureOf(file: File, error: Error | DetailedError): Promise<SendFailure> {
  const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
  if (status === 404) return 'over';
  if (status >= 400 && status < 500 && status !== 409 && status !== 423) return 'refused';
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? 'offline' : 'unreadable';
}

/** Starts again what has stood still for too long: `moved` says that it has not, `arrived` that a part is there. */
function watchStalls(upload: Upload, giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stalls = 0;
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(() => {
      stalls += 1;
      void upload.abort();
      if (stalls === STALLS_MAX) return giveUp();
      moved();
      upload.start();
    }, STALL_MS);
  };
  const arrived = () => {
    stalls = 0;
  };
  return { moved, arrived, stop };
}

/**
 * Sends a file in parts to an address that was given for it, by the protocol tus. It goes on where the server has it, waits and
 * tries again where the connection breaks, and never fails but by its outcome.
 */
export async function sendInParts(
  file: File,
  url: string,
  { onProgress, signal }: SendOptions = {},
): Promise<SendOutcome> {
  // Loaded with the first file: no page needs it to be seen.
  const tus = await import('tus-js-client').catch(() => null);
  if (signal?.aborted) return 'ended';
  if (tus === null) return 'offline';
  const { promise, resolve } = Promise.withResolvers<'done' | 'ended' | Error>();
  const upload = new tus.Upload(file, {
    uploadUrl: url,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    // The server knows what it has of whose file: nothing is noted here.
    storeFingerprintForResuming: false,
    onProgress: (sentBytes) => {
      stalls.moved();
      onProgress?.(sentBytes, file.size);
    },
    onChunkComplete: () => stalls.arrived(),
    onSuccess: () => resolve('done'),
    onError: resolve,
  });
  const stalls = watchStalls(upload, () => resolve(new Error('Nothing arrives.')));
  const leave = () => {
    void upload.abort();
    resolve('ended');
  };
  signal?.addEventListener('abort', leave, { once: true });
  stalls.moved();
  upload.start();
  try {
    const end = await promise;
    return end instanceof Error ? await failureOf(file, end) : end;
  } finally {
    stalls.stop();
    signal?.removeEventListener('abort', leave);
  }
}
