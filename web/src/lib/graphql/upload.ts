import { parseJson } from '../json.ts';
import type { GraphqlAnswer } from './graphqlAnswer.ts';
import { GRAPHQL_PATH, HEADERS, readAnswer, sendByHash, type Transport, unreachable } from './send.ts';

export interface UploadOptions {
  /** Told which share of the request has left the browser, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends the upload: the answer is then a `TransportError`. */
  readonly signal?: AbortSignal;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value with null in the place of each file; the files are noted with their places. */
const withoutFiles = (value: unknown, place: string, files: Map<string, File>): unknown => {
  if (value instanceof File) {
    files.set(place, value);
    return null;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withoutFiles(part, `${place}.${name}`, files)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
};

/** A request as the GraphQL multipart request specification has it: the operation, the files' places, the files. */
const multipart = (body: object): FormData => {
  const files = new Map<string, File>();
  const operations = Object.entries(body).map(([name, part]) => [name, withoutFiles(part, name, files)]);
  const places = [...files.keys()];
  const form = new FormData();
  form.append('operations', JSON.stringify(Object.fromEntries(operations)));
  form.append('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [String(index), [place]]))));
  for (const [index, file] of [...files.values()].entries()) form.append(String(index), file, file.name);
  return form;
};

/** By XMLHttpRequest: `fetch` cannot tell how much of a request has left. */
const post = (form: FormData, onProgress: UploadOptions['onProgress'], signals: readonly AbortSignal[]) =>
  new Promise<GraphqlAnswer>((resolve, reject) => {
    let sentAt = Date.now();
    const request = new XMLHttpRequest();
    const fail = () => reject(unreachable());
    request.open('POST', GRAPHQL_PATH);
    for (const [name, value] of Object.entries(HEADERS)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    // The server's clock is compared with the end of the sending: that may be long after its beginning.
    request.upload.addEventListener('load', () => {
      sentAt = Date.now();
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('load', () => {
      const { status } = request;
      const header = (name: string) => request.getResponseHeader(name);
      const json = parseJson(request.responseText) ?? null;
      try {
        resolve(readAnswer({ status, header, json, sentAt, answeredAt: Date.now() }));
      } catch (error) {
        reject(error);
      }
    });
    if (signals.some(({ aborted }) => aborted)) return fail();
    for (const signal of signals) signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

/**
 * The way of operations whose variables hold a file: one multipart request, whose progress can be followed and which can
 * be ended. It fails in the same way as every other operation.
 */
export const uploading =
  ({ onProgress, signal }: UploadOptions): Transport =>
  (document, variables, callersSignal) => {
    const signals = [signal, callersSignal].filter((one) => one !== undefined);
    return sendByHash(document, variables, (body) => post(multipart(body), onProgress, signals));
  };
