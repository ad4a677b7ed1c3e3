import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { onClosed } from './onClosed.ts';
import type { OperationRoom } from './operationRoom.ts';

/** When to come back, in seconds: one after the other, so that not all come back at once. */
const WAITS = [1, 2, 3].map((retryAfter) => new GatewayError('OVERLOADED', { retryAfter }));

/** How often the log tells of it, at most. */
const TELL_EVERY_MS = 10_000;

export type Rank = 'ordinary' | 'vital';

/** For a route of operations, once their body is read. */
export type Admission = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

type Deps = {
  readonly room: OperationRoom;
  readonly isVital: (body: unknown) => boolean;
  /** What the answer says to whoever is turned away. */
  readonly bodyOf: (error: GatewayError, requestId: string) => unknown;
  readonly onTurnedAway: (rank: Rank) => void;
  readonly log: Log;
};

/**
 * Takes operations as long as there is room, and turns the others away before anything is done for them, with OVERLOADED
 * and when to come back. What an operation is, is looked at only where there is no room for all.
 */
export function admission({ room, isVital, bodyOf, onTurnedAway, log }: Deps): Admission {
  let turn = 0;
  let toldAt = -TELL_EVERY_MS;

  function tell() {
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    log.warn({}, 'Overloaded: operations are turned away');
  }

  function turnAway(request: FastifyRequest, reply: FastifyReply, rank: Rank) {
    onTurnedAway(rank);
    request.operation = { name: null, outcome: 'OVERLOADED', seconds: 0 };
    tell();
    const error = WAITS[turn++ % WAITS.length] ?? new GatewayError('OVERLOADED');
    void reply
      .code(503)
      .headers({ 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(bodyOf(error, request.id));
  }

  return (request, reply, done) => {
    if (!room.hasOne(false)) {
      const vital = isVital(request.body);
      if (!vital || !room.hasOne(true)) return turnAway(request, reply, vital ? 'vital' : 'ordinary');
    }
    room.begin();
    onClosed(reply, room.end);
    done();
  };
}
