import { randomUUID } from 'node:crypto';
import { GatewayError } from '../lib/errors.ts';

/** The file has more bytes than its purpose allows; the rest of it is not read. */
export class FileTooLarge extends GatewayError {
  constructor() {
    super('TOO_LARGE', { message: 'The file is too large.' });
  }
}

/** A file that is sent to a service as it comes, as the one part of a multipart body. */
export type OutgoingFile = {
  readonly contentType: string;
  readonly body: AsyncIterable<Buffer>;
  /** Whether the service may have got all of it. What was not sent whole has changed nothing. */
  readonly isWhole: () => boolean;
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
  let failure: GatewayError | null = null;

  async function* limited() {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxBytes) throw new FileTooLarge();
      yield chunk;
    }
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
    failure: () => failure,
  };
}
