import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isLocalCaller } from '../../lib/localCallers.ts';
import { toMinorUnits } from '../netBanking/amount.ts';
import type { Events } from './events.ts';
import type { Intents } from './intents.ts';

const wanted = z.strictObject({
  /** How long each answer of the card API waits, in milliseconds. */
  latencyMs: z.int().min(0).optional(),
  /** How many of the next requests are carried out and not answered. */
  dropAnswers: z.int().min(0).optional(),
  /** How many of the next requests fail before anything is done. */
  failRequests: z.int().min(0).optional(),
  /** How often each event is sent. */
  eventCopies: z.int().min(0).max(5).optional(),
});

type BankPayments = { all: () => { txnid: string; amount: string; state: string }[] };
type Deps = { intents: Intents; events: Events; bankPayments: BankPayments };

/** Misbehaves as it is told, for tests and development, and lists what was taken. */
export function mountControl(app: FastifyInstance, { intents, events, bankPayments }: Deps): void {
  let faults = { latencyMs: 0, dropAnswers: 0, failRequests: 0 };
  const isMeant = (url: string) => url.startsWith('/v1/');

  app.addHook('preHandler', async (request, reply) => {
    if (!isMeant(request.url)) return;
    if (faults.latencyMs > 0) await new Promise((go) => setTimeout(go, faults.latencyMs));
    if (faults.failRequests === 0) return;
    faults = { ...faults, failRequests: faults.failRequests - 1 };
    await reply.status(500).send({ error: { type: 'api_error', code: 'down', message: 'It is down.' } });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (isMeant(request.url) && request.method === 'POST' && faults.dropAnswers > 0) {
      faults = { ...faults, dropAnswers: faults.dropAnswers - 1 };
      reply.raw.destroy();
    }
    return payload;
  });

  app.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        if (!isLocalCaller(request)) await reply.status(404).send({});
      });
      control.post('/', async (request, reply) => {
        const read = wanted.safeParse(request.body);
        if (!read.success) return reply.status(400).send({ message: z.prettifyError(read.error) });
        const { eventCopies = events.copies, ...asked } = read.data;
        const { latencyMs = faults.latencyMs, dropAnswers = faults.dropAnswers } = asked;
        faults = { latencyMs, dropAnswers, failRequests: asked.failRequests ?? faults.failRequests };
        events.copies = eventCopies;
        return { ...faults, eventCopies };
      });
      control.get('/payments', async () =>
        intents
          .all()
          .filter(({ kind }) => kind === 'payment_intent')
          .map(({ id, status, amount, received, refunded, currency, metadata }) => ({
            ...{ id, status, amount, received, refunded, currency, orderId: metadata['order_id'] ?? null },
          })),
      );
      control.get('/bank-payments', async () =>
        bankPayments.all().map(({ txnid, amount, state }) => ({
          orderId: txnid,
          received: state === 'success' ? toMinorUnits(amount) : 0,
        })),
      );
    },
    { prefix: '/control' },
  );
}
