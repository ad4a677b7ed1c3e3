// Files as the gateway sends them.
import { Readable } from 'node:stream';
import type { Session, TestUpstream } from './testUpstream.ts';

const BOUNDARY = 'boundary-of-a-test';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export type Part = { name?: string; fileName?: string | null; type?: string; content: Uint8Array | string };

/** The body of a multipart request with these parts; each is a file named `file` unless it says otherwise. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const texts = parts.flatMap(({ name = 'file', fileName = 'picture.png', type = 'image/png', content }) => {
    const file = fileName === null ? '' : `; filename="${fileName}"\r\ncontent-type: ${type}`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...texts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Sends a file to a call, or other parts than one file. */
export const upload = (
  { request }: Pick<TestUpstream, 'request'>,
  path: string,
  sent: Uint8Array | readonly Part[],
  session?: Session,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) =>
  request({
    ...{
      method: 'POST',
      url: `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ ...session, ...query }).toString()}`,
    },
    headers: { 'content-type': MULTIPART, ...headers },
    payload: multipartBody(sent instanceof Uint8Array ? [{ content: sent }] : sent),
  });

/** Puts a file of people without rows into the store, as it is kept once it was taken in. @returns its name there */
export async function keepFileOfPeople({ files }: Pick<TestUpstream, 'files'>): Promise<string> {
  const name = 'people.csv';
  await files.put(name, Readable.from(['{"encoding":"utf-8","header":["email"]}\n{"total":0}\n']));
  return name;
}
