import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import type { PaymentProviders } from '../providerActions.ts';
import { takeInEvent } from './actions.ts';

/** Where the card provider tells that something changed. It is no call of the contract: its form is the provider's. */
export const EVENTS_PATH = '/payment/provider-events';

type Deps = { db: Database; clock: Clock; log: Log; providers: PaymentProviders };

/** Takes in the card provider's events; it sends one again until it is answered with a 2xx status. */
export function mountProviderEvents(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    // The signature is over the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(EVENTS_PATH, async ({ body, headers }, reply) => {
      const isTaken = await takeInEvent(deps, body, headers['stripe-signature']);
      return reply.status(isTaken ? 200 : 503).send({ received: isTaken });
    });
  });
}
