import type { TypePolicies } from '@apollo/client';
import { pagedField } from '../../lib/apollo/pagedField.ts';

/** How the cache keeps webhooks and what belongs to them. */
export const webhookTypePolicies: TypePolicies = {
  Viewer: {
    fields: {
      // A webhook that is gone has left the list: what is read takes the place of what was there.
      webhooks: { merge: (existing, incoming) => incoming ?? existing ?? null },
      webhookNotice: { merge: true },
      postableChannels: pagedField(['search']),
    },
  },
  Webhook: { fields: { deliveries: pagedField(false) } },
};
