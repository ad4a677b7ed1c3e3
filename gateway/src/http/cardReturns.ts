import type { FastifyInstance } from 'fastify';
import { valuesOf, wordsIn } from '../lib/returnWords.ts';
import { PATH_VALUE } from '../upstream/url.ts';

type Returned = { Params: { orderId: string }; Querystring: Record<string, unknown> };
type SetupReturned = { Params: { setupId: string } };

/**
 * Where a card's bank sends people back to once they have confirmed a payment, or not: the console, which asks what became of
 * it. Of the address only what the console had put there goes on: nothing that the card provider adds.
 */
export function serveCardReturns(app: FastifyInstance): void {
  app.get<Returned>('/billing/return/:orderId', (request, reply) => {
    const { orderId } = request.params;
    const query = new URLSearchParams({ order: orderId, ...valuesOf(wordsIn(request.query)) });
    const place = PATH_VALUE.test(orderId) ? `/payment/confirm?${query.toString()}` : '';
    return reply.header('cache-control', 'no-store').redirect(`/#/billing${place}`, 303);
  });
  // A card that was only added: the console saves it on the page of the card, which teams without PRO have, too.
  app.get<SetupReturned>('/billing/return/card/:setupId', (request, reply) => {
    const { setupId } = request.params;
    const place = PATH_VALUE.test(setupId) ? `/card?card=${setupId}` : '';
    return reply.header('cache-control', 'no-store').redirect(`/#/billing${place}`, 303);
  });
}
