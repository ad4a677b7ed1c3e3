import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Intents } from './intents.ts';
import { sendPage } from './pages.ts';

export const CONFIRM_PATH = '/confirm';
const params = z.object({ id: z.string() });

/** Where a card's bank asks its owner. */
export function mountConfirmationPage(app: FastifyInstance, intents: Intents): void {
  const asked = (id: string, secret: string | undefined) => {
    const found = intents.find(id);
    return found?.clientSecret === secret && found?.returnUrl ? { ...found, returnUrl: found.returnUrl } : null;
  };

  app.get(`${CONFIRM_PATH}/:id`, async (request, reply) => {
    const { secret } = z.object({ secret: z.string() }).partial().parse(request.query);
    const found = asked(params.parse(request.params).id, secret);
    if (!found) return sendPage(reply, 404, { title: 'There is nothing to confirm.' });
    return sendPage(reply, 200, {
      title: "Your card's bank asks you to confirm",
      facts: { Amount: `${(found.amount / 100).toFixed(2)} ${found.currency.toUpperCase()}` },
      form: {
        action: `${CONFIRM_PATH}/${found.id}`,
        fields: { secret: found.clientSecret },
        buttons: [
          ['yes', 'Confirm'],
          ['no', 'Refuse'],
        ],
      },
    });
  });

  app.post(`${CONFIRM_PATH}/:id`, async (request, reply) => {
    const { secret, decision } = z.object({ secret: z.string(), decision: z.string() }).parse(request.body);
    const found = asked(params.parse(request.params).id, secret);
    if (!found) return sendPage(reply, 404, { title: 'There is nothing to confirm.' });
    const after = intents.decide(found, decision === 'yes');
    const back = new URL(found.returnUrl);
    back.searchParams.set(found.kind, found.id);
    back.searchParams.set(`${found.kind}_client_secret`, found.clientSecret);
    back.searchParams.set('redirect_status', after.status === 'succeeded' ? 'succeeded' : 'failed');
    return reply.redirect(back.href, 303);
  });
}
