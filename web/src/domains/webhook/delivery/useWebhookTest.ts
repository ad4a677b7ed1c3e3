import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { WebhookTestDocument } from '../../../generated/webhook/delivery/webhookTest.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { Delivery } from './deliveryWords.ts';
import { readDelivery } from './readDelivery.ts';

/** How often it is asked what became of a test, in ms, and how many times: for 15 seconds. */
const POLL_MS = 500;
const MOST_POLLS = 30;

/** What is tested: a webhook, or what stands in its form; without a token its own. */
export interface TestInput {
  readonly webhookId?: string;
  readonly url?: string;
  readonly token?: string;
}

type Test =
  | { readonly step: 'idle' | 'sending' | 'limited' }
  | { readonly step: 'sent'; readonly delivery: Delivery; readonly isLate: boolean }
  | { readonly step: 'failed'; readonly requestId: string | null };

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Sends a test and follows it until the other service has answered, or that takes too long.
 *
 * @param onRefused is told what is wrong with the address or the token
 */
export function useWebhookTest(onRefused: (error: PayloadError) => void) {
  const client = useApolloClient();
  const mutate = useKeyedMutation(WebhookTestDocument, ({ webhookTest }) => webhookTest);
  const [test, setTest] = useState<Test>({ step: 'idle' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const follow = async (sent: Delivery): Promise<void> => {
    let delivery = sent;
    for (let polls = 0; delivery.status === 'WAITING' && polls < MOST_POLLS; polls += 1) {
      setTest({ step: 'sent', delivery, isLate: false });
      await pause(POLL_MS);
      if (isGone.current) return;
      delivery = (await readDelivery(client, delivery.id)) ?? delivery;
    }
    if (!isGone.current) setTest({ step: 'sent', delivery, isLate: delivery.status === 'WAITING' });
  };
  const send = async (input: TestInput): Promise<void> => {
    setTest({ step: 'sending' });
    const { payload, failure } = await mutate(input);
    if (payload?.delivery) return follow(payload.delivery);
    const [error] = payload?.userErrors ?? [];
    if (!error) return setTest({ step: 'failed', requestId: failure?.requestId ?? null });
    if (error.code === 'LIMIT_REACHED') return setTest({ step: 'limited' });
    setTest({ step: 'idle' });
    return onRefused(error);
  };
  const isBusy =
    test.step === 'sending' || (test.step === 'sent' && test.delivery.status === 'WAITING' && !test.isLate);
  return { test, isBusy, send };
}
