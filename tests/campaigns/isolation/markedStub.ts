import { setTimeout as delay } from 'node:timers/promises';
import { answersByName } from '@muster/gateway/testing/stub/answers';
import { Refused } from '@muster/gateway/testing/stubCall';
import { type Call, contract } from '@muster/upstream/contract';
import { fastify } from 'fastify';
import { type MarkedTeam, marksIn } from './teams.ts';

/**
 * Every request of a campaign names who makes it: the service sees whether it is asked as somebody else. One that changes
 * something says so: what is read after a change joins nothing that left before it.
 */
export const requestIdOf = (guid: string, count: number, isChange: boolean) =>
  `iso-${guid}-${count}${isChange ? '-change' : ''}`;
const REQUEST_ID = /^iso-(.{1,40})-\d+(-change)?$/;
function requestIn(id: unknown) {
  const [, guid = null, change] = REQUEST_ID.exec(String(id)) ?? [];
  return { guid, isChange: change !== undefined };
}

const ANSWER_MS = 2;

const table = Object.entries(contract).flatMap(([service, calls]) =>
  Object.entries<Call>(calls).map(([operation, call]) => ({ name: `${service}.${operation}`, service, call })),
);

/**
 * The services of many teams on one port: each session gets its own team's answers, which bear its mark. Counts what the
 * gateway asks as somebody else than who asked it, and what queries ask twice at the same time.
 */
export async function startMarkedStub(teams: readonly MarkedTeam[]) {
  const counted = { calls: 0, asSomebodyElse: 0, reads: 0, twiceAtOnce: 0 };
  const sessions = new Map(teams.flatMap((one) => one.people.map((person) => [person.token, { ...one, person }])));
  const byMark = new Map(teams.map((one) => [one.mark, one]));
  const underWay = new Set<string>();

  /** Who asks: by the session, or where there is none by the mark of whom the call is about. */
  function askerOf(query: Record<string, string>, body: unknown) {
    const session = sessions.get(query['token'] ?? '');
    if (session) return session;
    const [mark = ''] = marksIn(JSON.stringify([query, body]));
    const one = byMark.get(mark) ?? teams[0];
    const [person] = one?.people ?? [];
    return one && person ? { ...one, person } : null;
  }

  const app = fastify({ forceCloseConnections: true });
  for (const { name, service, call } of table) {
    app.route({
      method: call.method,
      url: `/${service}${call.path.replace(/\{(\w{1,40})\}/g, ':$1')}`,
      async handler(request, reply) {
        const query = { ...(request.query as Record<string, string>), ...(request.params as Record<string, string>) };
        const asker = askerOf(query, request.body);
        const answer = answersByName.get(name);
        if (!asker || !answer) return reply.code(404).send({ error: { code: 'not_found', message: name } });
        counted.calls += 1;
        const asked = requestIn(request.headers['x-request-id']);
        if (call.session && asked.guid !== asker.person.guid) counted.asSomebodyElse += 1;
        const key = `${name} ${request.url} ${JSON.stringify(request.body ?? null)}`;
        const isRead = call.access === 'read' && call.session && !asked.isChange;
        if (isRead) {
          counted.reads += 1;
          if (underWay.has(key)) counted.twiceAtOnce += 1;
          underWay.add(key);
        }
        await delay(ANSWER_MS);
        underWay.delete(key);
        const stubCall = { name, query, headers: request.headers, body: request.body, underWay: 1 };
        const { team, person, mark } = asker;
        const given = await answer({ team, person, query: numbersIn(query), body: request.body, call: stubCall });
        if (given instanceof Refused) {
          return reply.code(given.status).send({ error: { code: given.code, message: 'refused' } });
        }
        return reply.type('application/json').send(JSON.stringify(given).replaceAll(/orbit/gi, mark));
      },
    });
  }
  app.get('/health/live', () => ({ status: 'live' }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, counted, close: () => app.close() };
}

/** A query is text; the answers want the numbers in it. */
const numbersIn = (query: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([name, text]) => [name, /^\d{1,9}$/.test(text) ? Number(text) : text]));
