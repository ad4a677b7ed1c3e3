import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { StubCall } from './stubCall.ts';

/** The address of every picture that is sent. */
export const PICTURE = `/files/pictures/1.png?expires=1795000000&signature=${'a'.repeat(43)}`;

/** The stream of a call's multipart body. */
export function streamIn({ body }: StubCall): Readable {
  if (!(body instanceof Readable)) throw new TypeError('This call brings no file.');
  return body;
}

/** The content of the one file that a call brings, as `part`, read to its end; fails where the body is of another form. */
export async function fileIn(call: StubCall, part = 'file'): Promise<Buffer> {
  const body = await buffer(streamIn(call));
  const [, boundary] = String(call.headers['content-type']).split('boundary=');
  const [start, end] = [body.indexOf('\r\n\r\n') + 4, body.lastIndexOf(`\r\n--${boundary}--\r\n`)];
  const head = body.subarray(0, start).toString();
  if (!head.startsWith(`--${boundary}\r\n`) || !head.includes(`name="${part}"`) || end < start) {
    throw new TypeError(`Not one whole file: ${head}`);
  }
  return body.subarray(start, end);
}
