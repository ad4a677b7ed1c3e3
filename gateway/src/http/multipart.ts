import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { FileUpload } from '../graphql/upload.ts';
import { GatewayError } from '../lib/errors.ts';
import { hasTooManyParts, tooManyParts } from './json.ts';

const SPECIFICATION = 'https://github.com/jaydenseric/graphql-multipart-request-spec';
const malformed = (what: string) =>
  new GatewayError('BAD_USER_INPUT', {
    message: `The multipart request is malformed: ${what} See ${SPECIFICATION}`,
    status: 400,
  });
const brokenOff = () => malformed('it breaks off.');

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function parseObject(text: string, name: string): Json {
  if (hasTooManyParts(text)) throw tooManyParts();
  let value: unknown;
  try {
    value = parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(`${name} is not JSON.`);
  }
  if (!isObject(value) || Array.isArray(value)) throw malformed(`${name} is not one object.`);
  return value;
}

/** Where the one file belongs: the name of its part, and the path of its place in the operation. */
type Place = { readonly part: string; readonly path: readonly string[] };

function placeOf(map: Json): Place {
  const [[part, paths] = ['', []], ...others] = Object.entries(map);
  const [path, ...further] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (others.length > 0 || further.length > 0) throw malformed('an operation takes one file, in one place.');
  if (typeof path !== 'string') throw malformed('map names no place for the file.');
  return { part, path: path.split('.') };
}

/** Puts the file into its place, which has to be there and to hold null. */
function putInPlace(operation: Json, [first = '', ...rest]: readonly string[], upload: FileUpload): void {
  const has = Object.hasOwn(operation, first);
  const value = has ? operation[first] : undefined;
  if (rest.length === 0 && has && value === null) operation[first] = upload;
  else if (rest.length > 0 && isObject(value)) putInPlace(value, rest, upload);
  else throw malformed('map names a place that the operation does not have, or that is not null.');
}

/**
 * Reads a request of the GraphQL multipart request specification up to the beginning of its file, and gives the operation
 * with the file in its place. The file stays where it is until somebody reads it: nothing is kept, neither on a disk nor in
 * memory. One operation and one file; `operations` and `map` come first.
 *
 * @param fieldBytes how long `operations` and `map` may be, each
 */
async function readOperation(request: IncomingMessage, fieldBytes: number): Promise<Json> {
  const { promise, resolve, reject } = Promise.withResolvers<Json>();
  const whole = Promise.withResolvers<void>();
  whole.promise.catch(() => undefined); // heard by whoever reads the file, if anybody does
  let file: BusboyFileStream | undefined;
  let operation: Json | undefined;
  let place: Place | undefined;

  const parser = parserOf(request, fieldBytes);
  const end = (error: GatewayError) => {
    reject(error);
    whole.reject(error);
    request.unpipe(parser);
    file?.destroy(error);
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      end(error instanceof GatewayError ? error : brokenOff());
    }
  };
  parser.on('field', (name, text, _nameTruncated, truncated) =>
    attempt(() => {
      if (truncated) throw new GatewayError('TOO_LARGE', { status: 413 });
      if (name === 'operations' && !operation) operation = parseObject(text, name);
      else if (name === 'map' && operation && !place) place = placeOf(parseObject(text, name));
      else throw malformed('its parts are operations, map and the file, in this order.');
    }),
  );
  parser.on('file', (name, content) => {
    file = content;
    content.on('error', () => end(brokenOff()));
    attempt(() => {
      if (!operation || name !== place?.part)
        throw malformed('its parts are operations, map and the file, in this order.');
      putInPlace(operation, place.path, new FileUpload(readToTheEnd(content, whole.promise)));
      resolve(operation);
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => end(malformed('it has more parts than operations, map and one file.')));
  }
  parser.on('error', () => end(brokenOff()));
  parser.on('finish', () => {
    reject(malformed('the file is missing.'));
    whole.resolve();
  });
  request.once('close', () => {
    if (!request.complete) end(brokenOff());
  });
  request.pipe(parser);
  return promise;
}

function parserOf({ headers }: IncomingMessage, fieldSize: number) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fields: 2, files: 1, parts: 3, fieldSize, headerPairs: 20, headerSize: 8_192 },
    });
  } catch {
    throw malformed('it has no boundary.');
  }
}

/** The end of the file counts only with the end of the request: until then another part could follow. */
async function* readToTheEnd(content: BusboyFileStream, whole: Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield chunk as Buffer;
  await whole;
}

/** Whether a request comes in several parts: an operation with a file. */
export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Lets the routes of a scope take multipart operations. */
export function acceptUploads(scope: FastifyInstance, fieldBytes: number): void {
  scope.addContentTypeParser('multipart/form-data', async (_request: FastifyRequest, payload: IncomingMessage) => {
    try {
      return await readOperation(payload, fieldBytes);
    } catch (error) {
      // The framework closes the connection: a sender who still writes would not see the answer.
      await dropRest(payload);
      throw error;
    }
  });
  scope.addHook('onResponse', async ({ headers, raw }) => {
    if (isMultipart({ headers })) void dropRest(raw).then(() => raw.readableEnded || raw.destroy());
  });
}

/** What a client still sends once its request is decided is read and dropped up to here: so much may be on its way already. */
const DROPPED_BYTES = 8 * 1024 * 1024;

/** Takes what is left of a body off the connection, as far as it comes. */
export async function dropRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  let dropped = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const end of ['end', 'close', 'error']) request.once(end, () => resolve());
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > DROPPED_BYTES) resolve();
  });
  request.unpipe();
  request.resume();
  await promise;
}
