// A server that keeps what is put there in a file, and does nothing else: what an upload costs at least over HTTP.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

const path = process.env['KEPT_AT'] ?? '';

const server = createServer((request, response) => {
  if (request.method !== 'PUT') return void response.end('{}');
  pipeline(request, createWriteStream(path)).then(
    () => response.writeHead(204).end(),
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
