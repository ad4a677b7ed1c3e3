// A proxy before several gateways, as the common ones are: takes them in turn, keeps connections, asks each whether it is
// ready, and sends a read that failed on its way to the next one, once.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

const CHECK_EVERY_MS = 50;

type Answer = { readonly status: number; readonly headers: Record<string, string | string[]>; readonly body: Buffer };

type Backend = {
  readonly url: string;
  readonly pool: Pool;
  isReady: boolean;
  /** How many of its answers were passed on. */
  served: number;
};

export type Proxy = {
  readonly url: string;
  /** How many answers of a gateway were passed on. */
  readonly servedBy: (gateway: string) => number;
  /** How many requests went to a second gateway so far. */
  readonly repeated: () => number;
  /** Whether it repeats at all. */
  readonly allowRepeats: (allowed: boolean) => void;
  readonly close: () => Promise<void>;
};

/** Headers that are about one connection only. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

const passedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_CONNECTION.has(name) ? [] : [[name, value] as const],
    ),
  );

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Whether nothing of a request can have reached the gateway. */
const wasNotSent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

async function isReady(pool: Pool): Promise<boolean> {
  try {
    const options = { method: 'GET', path: '/health/ready', signal: AbortSignal.timeout(2_000) } as const;
    const { statusCode, body } = await pool.request(options);
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** Starts it on a free port. Every gateway counts as ready at first. */
export async function startProxy(gateways: readonly string[]): Promise<Proxy> {
  const backends = gateways.map((url): Backend => ({ url, pool: new Pool(url), isReady: true, served: 0 }));
  let turn = 0;
  let repeats = 0;
  let mayRepeat = true;
  const closing = new AbortController();

  async function keepChecking(backend: Backend) {
    while (!closing.signal.aborted) {
      backend.isReady = await isReady(backend.pool);
      await delay(CHECK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  /** The next one in turn that is ready, and was not tried; any other where none is. */
  function next(tried?: Backend): Backend {
    const others = backends.filter((one) => one !== tried);
    const ready = others.filter((one) => one.isReady);
    const [first, ...rest] = ready.length > 0 ? ready : others;
    if (first === undefined) throw new Error('There is no gateway.');
    turn += 1;
    return [first, ...rest][turn % (rest.length + 1)] ?? first;
  }
  async function send(
    backend: Backend,
    { method = 'GET', url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<Answer> {
    const answer = await backend.pool.request({
      method: method === 'GET' ? 'GET' : 'POST',
      path: url ?? '/',
      headers: { ...passedOn(headers), 'x-forwarded-host': headers.host ?? '', 'x-forwarded-proto': 'http' },
      body: method === 'GET' ? null : body,
    });
    const whole = Buffer.from(await answer.body.arrayBuffer());
    backend.served += 1;
    return { status: answer.statusCode, headers: passedOn(answer.headers), body: whole };
  }
  async function sendOn(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const first = next();
    try {
      return await send(first, request, body);
    } catch (error) {
      if (!mayRepeat || (request.method !== 'GET' && !wasNotSent(error))) throw error;
      repeats += 1;
      return send(next(first), request, body);
    }
  }
  async function handle(request: IncomingMessage, response: ServerResponse) {
    try {
      const { status, headers, body } = await sendOn(request, await bodyOf(request));
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const checks = backends.map(keepChecking);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    servedBy: (gateway) => backends.find(({ url }) => url === gateway)?.served ?? 0,
    repeated: () => repeats,
    allowRepeats: (allowed) => (mayRepeat = allowed),
    async close() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await Promise.all(checks);
      await Promise.all(backends.map(({ pool }) => pool.destroy()));
    },
  };
}
