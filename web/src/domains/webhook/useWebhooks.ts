import { useWebhooksQuery, type WebhooksQuery } from '../../generated/webhook/webhooks.ts';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import { useKnown } from '../../lib/apollo/useKnown.ts';
import { useTypePolicies } from '../../lib/apollo/useTypePolicies.ts';
import { webhookTypePolicies } from './typePolicies.ts';

const viewerOf = ({ viewer }: WebhooksQuery) => viewer;

/** A webhook of the list. */
export type ListedWebhook = NonNullable<WebhooksQuery['viewer']['webhooks']>[number];

/** The webhooks that the viewer may see with what the installation says of them; read afresh whenever the list is opened. */
export function useWebhooks() {
  useTypePolicies(webhookTypePolicies);
  return useKnown(useWebhooksQuery(READ_AFRESH), viewerOf);
}
