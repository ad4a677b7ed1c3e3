import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Heard = {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Somebody else's server that the gateway tells something, for one test. It answers with a status, or never. */
export async function startListener(status: number | 'never', headers: Record<string, string> = {}) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (status !== 'never') response.writeHead(status, headers).end('an answer that nobody reads');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}
