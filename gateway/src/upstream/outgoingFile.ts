import { randomUUID } from 'node:crypto';
import { GatewayError } from '../lib/errors.ts';

/** The file has more bytes than its purpose allows; the rest of it is not read. */
export class FileTooLarge extends GatewayError {
  constructor() {
    super('TOO_LARGE', { message: 'The file is too large.' });
  }
}

/** The time for a file was over while more of it was awaited: whoever sends it is slow, not the service. */
export class FileTooSlow extends GatewayError {
  constructor() {
    super('UPSTREAM_TIMEOUT', { message: 'The file did not come in time.' });
  }
}

/** A file that is sent to a service as it comes, as the one part of a multipart body. */
export type OutgoingFile = {
  readonly contentType: string;
  readonly body: AsyncIterable<Buffer>;
  /** Whether the service may have got all of it. What was not sent whole has changed nothing. */
  readonly isWhole: () => boolean;
  /** Whether the service has taken what came of it, and more is awaited from whoever sends it. */
  readonly isAwaited: () => boolean;
  /** Why there was no more of it, where the fault is not the service's. */
  readonly failure: () => GatewayError | null;
};

/**
 * @param part the name of the part
 * @param maxBytes the sending is given up when there are more
 */
export function outgoingFile(content: AsyncIterable<Buffer>, part: string, maxBytes: number): OutgoingFile {
  const boundary = randomUUID();
  let isWhole = false;
  let isAwaited = false;
  let failure: GatewayError | null = null;

  async function* limited() {
    let size = 0;
    isAwaited = true;
    for await (const chunk of content) {
      isAwaited = false;
      size += chunk.length;
      if (size > maxBytes) throw new FileTooLarge();
      yield chunk;
      isAwaited = true;
    }
    isAwaited = false;
  }
  async function* body() {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    );
    try {
      yield* limited();
    } catch (error) {
      failure = error instanceof GatewayError ? error : new GatewayError('INTERNAL_SERVER_ERROR');
      throw error;
    }
    isWhole = true;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: body(),
    isWhole: () => isWhole,
    isAwaited: () => isAwaited,
    failure: () => failure,
  };
}
