import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { STAND_IN } from '../standInKeys.ts';
import { ApiError, faultOf } from './apiErrors.ts';
import { withoutCard } from './bodies.ts';
import type { Journal } from './journal.ts';

/** `isSecret`: the server asks, and no browser. */
export type Asked = { id: string; body: unknown; isSecret: boolean };
type Answerer = (asked: Asked) => unknown;
type Answer = { status: number; body: unknown };

const idParams = z.object({ id: z.string() }).partial();
const kept = z.object({ print: z.string(), status: z.number(), body: z.unknown() });

/** Who asks: the server by its secret, or a browser by the public key. */
function isSecretOf({ headers, body }: FastifyRequest): boolean {
  const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key === STAND_IN.secretKey) return true;
  if ((key ?? z.object({ key: z.string() }).safeParse(body).data?.key) === STAND_IN.publicKey) return false;
  throw new ApiError(401, 'invalid_request_error', 'api_key_expired');
}

function answerOf(answerer: Answerer, request: FastifyRequest, isOpen: boolean): Answer {
  try {
    const isSecret = isSecretOf(request);
    if (!isSecret && !isOpen) throw new ApiError(403, 'invalid_request_error', 'secret_key_required');
    const { id = '' } = idParams.parse(request.params);
    return { status: 200, body: answerer({ id, body: request.body ?? request.query, isSecret }) };
  } catch (error) {
    const fault = error instanceof z.ZodError ? faultOf(error) : error;
    if (!(fault instanceof ApiError)) throw fault;
    return { status: fault.status, body: { error: fault.error } };
  }
}

const pastIt = z.object({ error: z.object({ code: z.string().endsWith('_unexpected_state') }) });

/**
 * Whether the same key has the same answer from then on: what was done, what was declined, and what could not be done at that
 * moment. Where nothing was begun, it may be tried again with something better.
 */
const isKept = ({ status, body }: Answer): boolean =>
  status === 200 || status === 402 || (status === 400 && pastIt.safeParse(body).success);

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply.status(status).header('cache-control', 'no-store').send(body);

/** Answers requests by who asks, and a write that has a key once. An open one is for browsers, too. */
export function answering(app: FastifyInstance, journal: Journal) {
  const answers = journal.table('key', kept);

  const post = (path: string, answerer: Answerer, isOpen = false) =>
    app.post(path, async (request, reply) => {
      const given = request.headers['idempotency-key'];
      const key = typeof given === 'string' ? `${request.headers.authorization ?? 'browser'}:${given}` : null;
      const print = `${request.url}:${withoutCard(request.body)}`;
      const earlier = key === null ? null : answers.get(key);
      if (earlier && earlier.print !== print) {
        const { status, error } = new ApiError(400, 'idempotency_error', 'idempotency_key_in_use');
        return send(reply, { status, body: { error } });
      }
      if (earlier) return send(reply.header('idempotent-replayed', 'true'), earlier);
      const answer = answerOf(answerer, request, isOpen);
      if (key !== null && isKept(answer)) answers.put(key, { print, ...answer });
      return send(reply, answer);
    });
  const get = (path: string, answerer: Answerer, isOpen = false) =>
    app.get(path, async (request, reply) => send(reply, answerOf(answerer, request, isOpen)));
  return { get, post };
}
