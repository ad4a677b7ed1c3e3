import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { ServiceDeps } from '../lib/service.ts';

/** What is to go wrong, and for which calls. */
export const faultSchema = z.strictObject({
  service: z.string().min(1),
  /** The operation's id or its path (`teamInfo` or `team-info`); all of the service's calls without it. */
  operation: z.string().min(1).optional(),
  /** Waits before the answer, whatever it is. */
  latencyMs: z.number().int().min(0).max(600_000).optional(),
  /** Answers with this status in the service's place. */
  status: z.number().int().min(200).max(599).optional(),
  /** What is answered with `status`: text as it is, anything else as JSON. */
  body: z.unknown().optional(),
  /** The share of calls that is hit, 0 to 1; all without it. */
  rate: z.number().min(0).max(1).optional(),
  /** Cuts the connection without an answer. */
  drop: z.boolean().optional(),
  /** Does what was asked, and cuts the connection in place of answering. */
  dropAnswer: z.boolean().optional(),
  /** Answers with status 200 and JSON that breaks off. */
  malformed: z.boolean().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  /** A later fault for the same service and operation takes the place of the earlier one. */
  set(fault: Fault): void;
  clear(): void;
  list(): Fault[];
  intercept: NonNullable<ServiceDeps['intercept']>;
  /** Whether the connection is to be cut once the answer is there. */
  isCut(reply: FastifyReply): boolean;
};

export function createFaults(): Faults {
  const active = new Map<string, { fault: Fault; isHit: () => boolean }>();
  const cut = new WeakSet<FastifyReply>();
  const keyOf = (service: string, operation = '*') => `${service}.${inCamelCase(operation)}`;
  return {
    set: (fault) => active.set(keyOf(fault.service, fault.operation), { fault, isHit: createDice(fault.rate ?? 1) }),
    clear: () => active.clear(),
    list: () => [...active.values()].map(({ fault }) => fault),
    intercept: async ({ service, operation }, reply) => {
      const found = active.get(keyOf(service, operation)) ?? active.get(keyOf(service));
      if (!found?.isHit()) return false;
      if (found.fault.dropAnswer) cut.add(reply);
      return cause(found.fault, reply);
    },
    isCut: (reply) => cut.has(reply),
  };
}

const inCamelCase = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** True for the given share of throws; the same throws in every run, so that a test can be repeated. */
function createDice(rate: number): () => boolean {
  let state = 0x9e37_79b9;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < rate;
  };
}

async function cause(fault: Fault, reply: FastifyReply): Promise<boolean> {
  if (fault.latencyMs !== undefined) await delay(fault.latencyMs);
  if (fault.drop) {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  if (fault.malformed) {
    await reply.type('application/json').send('{"broken": [1, 2');
    return true;
  }
  if (fault.status === undefined) return false;
  const body = fault.body ?? { error: { code: 'internal', message: 'A fault was asked for.' } };
  const isText = typeof body === 'string';
  await reply
    .status(fault.status)
    .type(isText ? 'text/plain' : 'application/json')
    .send(isText ? body : JSON.stringify(body));
  return true;
}
