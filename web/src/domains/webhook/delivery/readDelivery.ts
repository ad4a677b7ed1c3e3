import type { ApolloClient } from '@apollo/client';
import { WebhookDeliveryDocument } from '../../../generated/webhook/delivery/webhookDelivery.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { Delivery } from './deliveryWords.ts';

/** Asks how far a delivery is; whatever shows it changes with the answer. Null where that could not be read. */
export async function readDelivery(client: ApolloClient, id: string): Promise<Delivery | null> {
  try {
    const { data } = await client.query({
      query: WebhookDeliveryDocument,
      variables: { id },
      fetchPolicy: 'network-only',
      ...IN_PLACE,
    });
    const node = data?.node;
    return node && 'attemptsCount' in node ? node : null;
  } catch {
    return null;
  }
}
