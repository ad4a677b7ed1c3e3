import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Access } from '../lib/s3Settings.ts';

/** May answer in the storage's place, or spoil what it is about to do; true when it has answered. */
export type S3Fault = (
  request: { method: string; key: string; query: URLSearchParams },
  answer: ServerResponse,
) => boolean;

const etagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string) => text.replace(/[<>&"]/g, (one) => `&#${one.charCodeAt(0)};`);

function fail(answer: ServerResponse, status: number, code: string) {
  answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function xml(answer: ServerResponse, root: string, inner: string) {
  answer.writeHead(200, { 'content-type': 'application/xml' }).end(`<${root}>${inner}</${root}>`);
}

/** As much of S3 as the store of files uses, in memory: for what a real storage cannot be made to do wrong. */
export async function startS3StandIn() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let fault: S3Fault = () => false;
  let pageLength = 1_000;
  const asked: string[] = [];

  function list(query: URLSearchParams, answer: ServerResponse) {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted();
    const page = keys.slice(0, pageLength);
    const rows = page.map(
      (key) => `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
    );
    const next =
      keys.length > page.length ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    xml(answer, 'ListBucketResult', rows.join('') + next);
  }

  function give(key: string, { method, headers }: IncomingMessage, answer: ServerResponse) {
    const bytes = objects.get(key);
    if (!bytes) return fail(answer, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) {
      answer.writeHead(200, { 'content-length': bytes.length, etag: etagOf(bytes) });
      return answer.end(method === 'HEAD' ? undefined : bytes);
    }
    if (Number(first) >= bytes.length) return fail(answer, 416, 'InvalidRange');
    const part = bytes.subarray(Number(first), last ? Number(last) + 1 : undefined);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
    answer.writeHead(206, { 'content-length': part.length, 'content-range': range, etag: etagOf(bytes) }).end(part);
  }

  async function take(key: string, query: URLSearchParams, request: IncomingMessage, answer: ServerResponse) {
    const bytes = await buffer(request);
    const digest = createHash('md5').update(bytes).digest('base64');
    if (request.headers['content-md5'] !== digest) return fail(answer, 400, 'BadDigest');
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (parts) parts.set(Number(query.get('partNumber')), bytes);
    else objects.set(key, bytes);
    answer.writeHead(200, { etag: etagOf(bytes) }).end();
  }

  async function post(key: string, query: URLSearchParams, request: IncomingMessage, answer: ServerResponse) {
    await buffer(request);
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return xml(answer, 'InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
    }
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (!parts) return fail(answer, 404, 'NoSuchUpload');
    objects.set(key, Buffer.concat([...parts].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes)));
    uploads.delete(query.get('uploadId') ?? '');
    xml(answer, 'CompleteMultipartUploadResult', '<ETag>"whole"</ETag>');
  }

  async function serve(request: IncomingMessage, answer: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://storage');
    const method = request.method ?? '';
    const key = decodeURIComponent(pathname).replace(/^\/bucket\/?/, '');
    asked.push(`${method} ${key === '' ? 'list' : key}`);
    if (fault({ method, key, query }, answer)) return void request.resume();
    if (method === 'PUT') return take(key, query, request, answer);
    if (method === 'POST') return post(key, query, request, answer);
    if (method === 'DELETE') {
      if (query.has('uploadId')) uploads.delete(query.get('uploadId') ?? '');
      else objects.delete(key);
      return void answer.writeHead(204).end();
    }
    if (key === '') return list(query, answer);
    give(key, request, answer);
  }

  const server = createServer((request, answer) => {
    serve(request, answer).catch(() => answer.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const access: S3Access = {
    ...{ bucket: 'bucket', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', pathStyle: true, prefix: 'in/' },
    credentials: { accessKeyId: 'canary-key-id', secretAccessKey: 'canary-secret' },
  };
  return {
    ...{ access, objects, asked, fail },
    /** How many uploads were begun and neither ended nor given up. */
    openUploads: () => uploads.size,
    setFault: (given: S3Fault) => void (fault = given),
    setPageLength: (given: number) => void (pageLength = given),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
