import { Ajv2020 } from 'ajv/dist/2020.js';
import { type FastifyReply, fastify } from 'fastify';
import { type Call, contract } from '../generated/upstream/contract.ts';
import type { Clock } from '../lib/clock.ts';
import { Refused, type StubCall } from './stubCall.ts';
import { NOBODY } from './stub/answer.ts';
import { answersByName } from './stub/answers.ts';
import type { Person, StubTeam } from './stubTeam.ts';

/**
 * What a test puts in the place of a call's answer: a value, a Refused, or the raw reply for hostile answers. `usual` gives
 * what the stub answers by itself.
 */
export type StubHandler = (call: StubCall, reply: FastifyReply, usual: () => unknown) => unknown;

const loose = { strict: false, validateFormats: false };
/** A query is text, from which numbers and booleans are read; a body is taken as it is. */
const queryAjv = new Ajv2020({ ...loose, coerceTypes: true });
const ajv = new Ajv2020(loose);
type Operation = { readonly name: string; readonly call: Call; readonly address: RegExp | null };

/** What the address of a call is matched by, where it has parameters. */
const addressOf = (path: string) =>
  path.includes('{') ? new RegExp(`^${path.replaceAll(/\{(\w{1,40})\}/g, '(?<$1>[^/]+)')}$`) : null;

/** The operations by method and path: made once, as each test has a stub of its own. */
const operations = new Map<string, Operation>(
  Object.entries(contract).flatMap(([service, calls]) =>
    Object.entries<Call>(calls).map(([operation, call]): [string, Operation] => {
      const path = `/${service}${call.path}`;
      return [`${call.method} ${path}`, { name: `${service}.${operation}`, call, address: addressOf(path) }];
    }),
  ),
);
const withParameters = [...operations.values()].filter(({ address }) => address !== null);

/** The operation at an address, and what stands in its path. */
function operationAt(
  method: string,
  path: string,
): { operation: Operation; parameters: Record<string, string> } | null {
  const operation = operations.get(`${method} ${path}`);
  if (operation) return { operation, parameters: {} };
  for (const one of withParameters) {
    const found = one.call.method === method ? one.address?.exec(path) : null;
    if (!found) continue;
    const given = Object.entries({ ...found.groups }).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { operation: one, parameters: Object.fromEntries(given) };
  }
  return null;
}

/**
 * A server that speaks the upstream's contract over real HTTP: it checks every request against the description, knows who
 * is signed in by token, and answers from a small team unless a test says otherwise.
 */
export async function startStub(team: StubTeam, clock: Clock) {
  const app = fastify({ forceCloseConnections: true });
  // A file comes as a stream: whoever answers reads it, or does not.
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  const handlers = new Map<string, StubHandler>();
  const calls: StubCall[] = [];
  const violations: string[] = [];
  let underWay = 0;

  const personOf = (query: Readonly<Record<string, string>>): Person | undefined =>
    team.people.find((one) => one.token !== undefined && one.token === query['token'] && one.guid === query['guid']);

  function answerOf(stubCall: StubCall, call: Call, query: object, reply: FastifyReply): unknown {
    const own = handlers.get(stubCall.name);
    return own ? own(stubCall, reply, () => usualAnswer(stubCall, call, query)) : usualAnswer(stubCall, call, query);
  }

  function usualAnswer(stubCall: StubCall, call: Call, query: object): unknown {
    const person = personOf(stubCall.query);
    if (call.session && !person) return new Refused(401, 'invalid_token');
    const answer = answersByName.get(stubCall.name);
    if (answer) return answer({ team, person: person ?? NOBODY, query, body: stubCall.body, call: stubCall });
    violations.push(`${stubCall.name} is not stubbed`);
    return new Refused(404, 'not_stubbed');
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    async handler(request, reply) {
      const found = operationAt(request.method, new URL(request.url, 'http://stub').pathname);
      if (!found) return reply.callNotFound();
      const { name, call } = found.operation;
      const query = { ...(request.query as Record<string, string>), ...found.parameters };
      underWay += 1;
      const stubCall: StubCall = { name, query: { ...query }, headers: request.headers, body: request.body, underWay };
      calls.push(stubCall);
      const { token: _token, guid: _guid, ...parameters } = query;
      const fitsQuery = queryAjv.compile(call.query);
      if (!fitsQuery(parameters)) violations.push(`${name} query ${ajv.errorsText(fitsQuery.errors)}`);
      const fitsBody = call.body === null ? null : ajv.compile(call.body);
      if (fitsBody && !fitsBody(request.body)) violations.push(`${name} body ${ajv.errorsText(fitsBody.errors)}`);
      reply.header('x-server-time', String(clock.now()));
      try {
        const answer = await answerOf(stubCall, call, parameters, reply);
        if (!(answer instanceof Refused)) return answer;
        const { status, code, retryAfterMs, field } = answer;
        const more = { ...(retryAfterMs ? { retryAfterMs } : {}), ...(field ? { field } : {}) };
        const error = { code, message: 'secret-upstream-message', ...more };
        return await reply.code(status).send({ error });
      } finally {
        underWay -= 1;
      }
    },
  });
  app.get('/health/live', () => ({ status: 'live' }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    calls,
    violations,
    /** Answers a call otherwise from now on. */
    on: (name: string, handler: StubHandler) => void handlers.set(name, handler),
    /** The names of the calls so far, in order. */
    names: () => calls.map(({ name }) => name),
    count: (name: string) => calls.filter((call) => call.name === name).length,
    clear: () => void calls.splice(0),
    close: () => app.close(),
  };
}

/** A meeting point: everybody who waits goes on once so many have come. Calls that are made one after another never do. */
export function meeting(size: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present === size) resolve();
    return promise;
  };
}
