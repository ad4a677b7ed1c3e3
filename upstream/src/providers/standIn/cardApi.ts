import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Asked, answering } from './answering.ts';
import { ApiError, invalid, missing } from './apiErrors.ts';
import {
  attachBody,
  confirmBody,
  customerBody,
  nothing,
  paymentBody,
  readBody,
  refundBody,
  setupBody,
} from './bodies.ts';
import type { Intent, Intents } from './intents.ts';
import type { Journal } from './journal.ts';
import { type Method, type Methods, newId } from './methods.ts';
import { methodObject } from './objects.ts';
import { readCard } from './testCards.ts';

const name = z.string().nullable().default(null);
const customer = z.object({ name, email: name });

/** Of demo data there are customers whom nobody has made. */
const isDemoCustomer = (id: string) => id.startsWith('cus_demo_');

type Deps = {
  intents: Intents;
  methods: Methods;
  journal: Journal;
  now: () => number;
  /** An intent in the published form. */
  shown: (one: Intent, expand: readonly string[]) => object;
};
type Calls = ReturnType<typeof answering>;

/** The part of Stripe's API that the product uses, with its published shapes and its rules of keys. Browsers of any site may ask it. */
export async function mountCardApi(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(
    async (scope) => {
      const allowedHeaders = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
      await scope.register(cors, { origin: true, allowedHeaders });
      const calls = answering(scope, deps.journal);
      mountIntents(calls, deps);
      mountCustomers(calls, deps);
    },
    // The answers to preflights, too, are bound to it.
    { prefix: '/v1' },
  );
}

function mountIntents({ get, post }: Calls, { intents, methods, now, shown }: Deps): void {
  /** @throws ApiError where it is not there, or is somebody else's by what the browser knows of it */
  const intentOf = (kind: Intent['kind'], { id, isSecret }: Asked, secret: string | undefined): Intent => {
    const found = intents.find(id);
    if (found?.kind !== kind || (!isSecret && secret !== found.clientSecret)) throw missing();
    return found;
  };

  const methodOf = (found: Intent, body: z.infer<typeof confirmBody>): Method => {
    if (body.payment_method_data) {
      const card = readCard(body.payment_method_data.card, now());
      if ('code' in card) throw new ApiError(402, 'card_error', card.code, { param: card.param });
      return methods.add(card);
    }
    const named = methods.find(body.payment_method ?? '');
    if (named === null) throw invalid('resource_missing', { param: 'payment_method' });
    if (!methods.isUsableBy(named, found.customer)) throw invalid('payment_method_unexpected_state');
    return named;
  };

  const confirm = (kind: Intent['kind'], asked: Asked) => {
    const body = confirmBody.parse(asked.body);
    const found = intentOf(kind, asked, body.client_secret);
    const isWanted = found.status === 'requires_payment_method' || found.status === 'requires_action';
    if (!isWanted) throw invalid(`${kind}_unexpected_state`, { [kind]: shown(found, body.expand) });
    const after = intents.confirm(
      { ...found, keepsCard: found.keepsCard || body.setup_future_usage !== undefined },
      methodOf(found, body),
      { isOffSession: body.off_session, returnUrl: body.return_url ?? null },
    );
    if (after.failure === null) return shown(after, body.expand);
    const { code, decline_code } = after.failure;
    const reason = decline_code === null ? {} : { decline_code };
    throw new ApiError(402, 'card_error', code, { ...reason, [kind]: shown(after, body.expand) });
  };

  const cancel = (kind: Intent['kind'], asked: Asked) => {
    const body = readBody.parse(asked.body);
    const found = intentOf(kind, asked, body.client_secret);
    if (found.status === 'succeeded' || found.status === 'processing' || found.status === 'canceled')
      throw invalid(`${kind}_unexpected_state`, { [kind]: shown(found, body.expand) });
    return shown(intents.cancel(found), body.expand);
  };

  for (const [path, kind] of [
    ['/payment_intents', 'payment_intent'],
    ['/setup_intents', 'setup_intent'],
  ] as const) {
    get(
      `${path}/:id`,
      (asked) => {
        const body = readBody.parse(asked.body);
        return shown(intentOf(kind, asked, body.client_secret), body.expand);
      },
      true,
    );
    post(`${path}/:id/confirm`, (asked) => confirm(kind, asked), true);
    post(`${path}/:id/cancel`, (asked) => cancel(kind, asked));
  }
  post('/refunds', ({ body }) => {
    const { payment_intent: id, amount } = refundBody.parse(body);
    const found = intents.find(id);
    const left = (found?.received ?? 0) - (found?.refunded ?? 0);
    const wanted = amount ?? left;
    if (!found || wanted < 1 || wanted > left) throw invalid('charge_already_refunded');
    intents.refund(found, wanted);
    return { id: newId('re'), object: 'refund', amount: wanted, payment_intent: id, status: 'succeeded' };
  });
}

function mountCustomers({ get, post }: Calls, { intents, methods, journal, shown }: Deps): void {
  const customers = journal.table('customer', customer);

  const customerOf = (id: string | undefined): string | null => {
    if (id !== undefined && !isDemoCustomer(id) && customers.get(id) === null)
      throw invalid('resource_missing', { param: 'customer' });
    return id ?? null;
  };
  const methodOf = ({ id }: Asked): Method => {
    const found = methods.find(id);
    if (found === null) throw missing();
    return found;
  };

  post('/customers', ({ body }) => {
    const { name = null, email = null, metadata } = customerBody.parse(body);
    const id = newId('cus');
    customers.put(id, { name, email });
    return { id, object: 'customer', name, email, metadata, livemode: false };
  });
  post('/payment_intents', (asked) => {
    const body = paymentBody.parse(asked.body);
    const { amount, currency, metadata } = body;
    const keepsCard = body.setup_future_usage !== undefined;
    const of = { amount, currency, metadata, keepsCard, customer: customerOf(body.customer) };
    return shown(intents.create({ kind: 'payment_intent', ...of }), body.expand);
  });
  post('/setup_intents', (asked) => {
    const body = setupBody.parse(asked.body);
    const of = { amount: 0, currency: 'usd', metadata: body.metadata, keepsCard: true };
    const made = intents.create({ kind: 'setup_intent', ...of, customer: customerOf(body.customer) });
    return shown(made, body.expand);
  });
  get('/payment_methods/:id', (asked) => methodObject(methodOf(asked)));
  post('/payment_methods/:id/attach', (asked) => {
    const wanted = customerOf(attachBody.parse(asked.body).customer);
    const found = methodOf(asked);
    if (!methods.isUsableBy(found, wanted)) throw invalid('payment_method_unexpected_state');
    return methodObject(methods.keep({ ...found, customer: wanted }));
  });
  post('/payment_methods/:id/detach', (asked) => {
    nothing.parse(asked.body ?? {});
    const found = methodOf(asked);
    if (!methods.isUsableBy(found, found.customer)) throw invalid('payment_method_unexpected_state');
    return methodObject(methods.keep({ ...found, customer: null }));
  });
}
