import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import type { Delivery } from './deliveryWords.ts';
import { readDelivery } from './readDelivery.ts';

/** How often it is asked, in ms, and after how many deliveries at once. */
const POLL_MS = 2_000;
const MOST_AT_ONCE = 5;

const isDue = ({ nextAttemptAt }: Delivery) => nextAttemptAt === null || Date.parse(nextAttemptAt) <= serverNow();

/** Asks after the deliveries of a log that are being sent, for as long as any of them waits and the page is seen. */
export function useWaitingDeliveries(deliveries: readonly Delivery[]): void {
  const client = useApolloClient();
  const waiting = deliveries.filter(({ status }) => status === 'WAITING');
  const ask = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const due = waiting.filter(isDue).slice(0, MOST_AT_ONCE);
    await Promise.all(due.map(({ id }) => readDelivery(client, id)));
  });
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askAgain = async () => {
      await ask();
      if (!isOver) wait();
    };
    const wait = () => {
      timer = setTimeout(() => void askAgain(), POLL_MS);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [hasWaiting]);
}
