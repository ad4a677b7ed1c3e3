// Operations with a file, as the GraphQL multipart request specification has them.
import { type ClientRequest, request } from 'node:http';

export type Part = readonly [name: string, content: string | Uint8Array, fileName?: string];

const BOUNDARY = 'boundary-of-a-test';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const partHead = (name: string, fileName?: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
    fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`
  }\r\n\r\n`;
export const END = `\r\n--${BOUNDARY}--\r\n`;

/** A whole body of these parts. */
export const bodyOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([name, content, fileName], at) => [
      Buffer.from(`${at === 0 ? '' : '\r\n'}${partHead(name, fileName)}`),
      Buffer.from(content),
    ]),
    Buffer.from(END),
  ]);

/** The parts of an operation that takes a file as `$file`. */
export const partsOf = (query: string, content: string | Uint8Array, variables: object = {}): Part[] => [
  ['operations', JSON.stringify({ query, variables: { ...variables, file: null } })],
  ['map', JSON.stringify({ 0: ['variables.file'] })],
  ['0', content, 'picture.png'],
];

/** What comes before the content of such an operation's file. */
export const beginningOf = (query: string): string => bodyOf(partsOf(query, '')).subarray(0, -END.length).toString();

export const multipartHeaders = (authorization: string | null, preflight = true): Record<string, string> => ({
  'content-type': MULTIPART,
  ...(authorization === null ? {} : { authorization }),
  ...(preflight ? { 'apollo-require-preflight': 'true' } : {}),
});

/** A request whose body is written bit by bit. */
export const slowRequest = (url: string, headers: Record<string, string>): ClientRequest =>
  request(`${url}/graphql`, { method: 'POST', headers });
