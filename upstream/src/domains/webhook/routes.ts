import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, open, signedIn } from '../../lib/routes.ts';
import { deliveries, delivery, getWebhook, listWebhooks, withoutSecrets } from './answers.ts';
import { createWebhook, deleteWebhook, rotateAddress, setPaused, takeOver, updateWebhook } from './changeActions.ts';
import { resend, testDelivery } from './deliveryActions.ts';
import type { HookAddresses } from './hookAddressRules.ts';
import type { IconDeps } from './iconActions.ts';
import { type ReachDeps, demandReachable } from './reachActions.ts';
import { receive, receiverOf } from './receiveActions.ts';

type Deps = ReachDeps & IconDeps & { addresses: HookAddresses };

export function webhookRoutes(deps: Deps): Routes<'webhook'> {
  const { addresses } = deps;
  const secretless = withoutSecrets(addresses);
  return {
    listWebhooks: signedIn(everyRole, (context) => listWebhooks(context, addresses)),
    getWebhook: signedIn(notGuests, (context, { query }) => getWebhook(context, addresses, query.id)),
    addWebhook: signedIn(
      notGuests,
      async (context, { query, body }) =>
        getWebhook(context, addresses, await createWebhook(context, deps, query.kind, body)),
      { ahead: (_context, { body }) => demandReachable(deps, body), secretless },
    ),
    editWebhook: signedIn(
      notGuests,
      async (context, { query, body }) => {
        await updateWebhook(context, deps, query.kind, body);
        return getWebhook(context, addresses, body.id);
      },
      { ahead: (_context, { body }) => demandReachable(deps, body), secretless },
    ),
    deleteWebhook: signedIn(notGuests, async (context, { query }) => {
      await deleteWebhook(context, query.id);
      return {};
    }),
    rotateAddress: signedIn(
      notGuests,
      async (context, { body }) => {
        await rotateAddress(context, body.id);
        return getWebhook(context, addresses, body.id);
      },
      { secretless },
    ),
    setPaused: signedIn(
      notGuests,
      async (context, { body }) => {
        await setPaused(context, body);
        return getWebhook(context, addresses, body.id);
      },
      { secretless },
    ),
    takeOver: signedIn(
      adminsOnly,
      async (context, { body }) => {
        await takeOver(context, body.id);
        return getWebhook(context, addresses, body.id);
      },
      { secretless },
    ),
    testDelivery: signedIn(
      notGuests,
      async (context, { body }) => delivery(context, await testDelivery(context, body)),
      { ahead: (_context, { body }) => demandReachable(deps, body) },
    ),
    resend: signedIn(notGuests, async (context, { body }) => delivery(context, await resend(context, body.id))),
    deliveries: signedIn(notGuests, (context, { query }) => deliveries(context, query)),
    delivery: signedIn(notGuests, (context, { query }) => delivery(context, query.id)),
    receive: open(async (context, { body }) => ({ messageId: await receive(context, addresses, body) }), {
      keyed: true,
      keyOwner: ({ body }) => receiverOf(body),
    }),
  };
}
