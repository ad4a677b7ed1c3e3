import { isDeepStrictEqual } from 'node:util';
import type { BenchRequest } from '../../load/connection.ts';
import type { Operation } from './operations.ts';
import type { TestedServer } from './servers.ts';
import { authorization, viewerAt } from '../../load/viewers.ts';

async function ask(url: string, { method, path, body }: BenchRequest): Promise<string> {
  const headers = { authorization: authorization(viewerAt(0)), 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  if (answer.status === 200) return text;
  throw new Error(`${url}${path} answered ${answer.status}: ${text.slice(0, 400)}`);
}

const read = (server: TestedServer, text: string): unknown => server.read?.(text) ?? JSON.parse(text);

/**
 * Asks every server once and makes sure that all give the same data, whatever the order of its fields. Answers the
 * number of bytes that each server's answers have from now on.
 */
export async function assertSameData(
  servers: readonly TestedServer[],
  operation: Operation,
): Promise<Map<TestedServer, number>> {
  const texts = new Map<TestedServer, string>();
  for (const server of servers) texts.set(server, await ask(server.process.url, server.request(operation)));
  const [first, ...others] = [...texts].map(([server, text]) => ({ server, answer: read(server, text) }));
  for (const { server, answer } of others)
    if (!isDeepStrictEqual(answer, first?.answer))
      throw new Error(`${operation.name}: ${server.name} and ${first?.server.name} give different data.`);
  return new Map([...texts].map(([server, text]) => [server, Buffer.byteLength(text)]));
}
