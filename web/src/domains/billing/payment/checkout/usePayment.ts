import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NetBankingStartDocument } from '../../../../generated/billing/payment/checkout/netBankingStart.ts';
import {
  type PaymentFailure,
  SavedCardPayDocument,
  type UserErrorCode,
} from '../../../../generated/billing/payment/checkout/savedCardPay.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { useActionKeyring } from '../../../../lib/graphql/actionKey.ts';
import { currentToasts, dismissToast, showToast } from '../../../../ui/toasts/toastStore.ts';
import { publishEvent } from '../../../event/eventQueue.ts';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { checkoutTexts } from './checkoutMessages.ts';
import { cardReturnUrl, leaveFor, postForm } from './leave.ts';
import { type CheckoutOrder, isCovered } from './orderTypes.ts';
import { returnInput, returnWithIn } from './returnWith.ts';
import { useFollowedPayment } from './useFollowedPayment.ts';

/**
 * Why something is not paid: the attempt failed, it was refused, it stands no more, or nobody knows as nothing answered
 * (`unreachable`: pressing again is safe).
 */
export type PaymentFault =
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }
  | { readonly kind: 'refused'; readonly code: UserErrorCode; readonly field: string | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unreachable'; readonly requestId: string | null };

/** What the payment is at: nothing, a press being carried out, its end being waited for, or that took too long. */
export type PaymentProgress = 'idle' | 'working' | 'processing' | 'stalled';

/** What is to be seen before anything is paid: nothing, something else, or that it is paid or under way already. */
export type Checked = 'asSeen' | 'notAsSeen' | CheckoutOrder;

/** What the page of a payment decides. */
export interface PaymentRules {
  /** Called once the order is paid and carried out. */
  readonly onPaid: (order: CheckoutOrder) => void;
  /** Asked before anything is paid: whether that is what the buyer sees. */
  readonly check?: () => Promise<Checked>;
  /** Whether the page says itself what a bank's website said of the latest attempt. */
  readonly tellsOfBank?: boolean;
}

/** What was told of the attempt before is not to be taken for what becomes of the next one. */
const takeToastAway = (): void => {
  for (const { id, cause } of currentToasts()) if (cause === 'payment') dismissToast(id);
};

/**
 * Pays an order: one press pays at most once, whatever happens to its answer. An order that is under way already is
 * followed to its end, and nothing is paid anew. Another order needs another component (`key`).
 */
export function usePayment(
  order: CheckoutOrder,
  { onPaid, check = () => Promise.resolve('asSeen'), tellsOfBank = false }: PaymentRules,
) {
  const { orderId, amount } = order;
  const [query] = useSearchParams();
  const words = returnWithIn(query);
  /** Whether a bank's website was visited for it, which may have taken the money since anybody asked. */
  const wasAtBank = useRef(order.way === 'NET_BANKING');
  const [progress, setProgress] = useState<PaymentProgress>(order.status === 'PENDING' ? 'processing' : 'idle');
  const [fault, setFault] = useState<PaymentFault | null>(() =>
    order.status === 'OPEN' && order.failure && !(tellsOfBank && order.failure === 'BANK_REFUSED')
      ? { kind: 'failed', failure: order.failure }
      : null,
  );
  const keys = useActionKeyring();
  const follow = useFollowedPayment();
  const paySaved = useKeyedMutation(SavedCardPayDocument, (data) => data.savedCardPay);
  const startBank = useKeyedMutation(NetBankingStartDocument, (data) => data.netBankingStart);

  const end = (next: PaymentFault | null) => {
    setFault(next);
    setProgress('idle');
  };
  const show = (known: CheckoutOrder) => {
    if (known.status === 'SUCCEEDED') {
      // The toast of an attempt that failed before goes with it.
      showToast({ tone: 'success', text: checkoutTexts.paid, cause: 'payment' });
      onPaid(known);
    } else if (known.status === 'CANCELLED') end({ kind: 'cancelled' });
    else if (known.failure) {
      showToast({ tone: 'error', text: checkoutTexts.processFailed, cause: 'payment' });
      end({ kind: 'failed', failure: known.failure });
    } else end(null);
  };
  /** Waits for the end of the payment. */
  const awaitEnd = async () => {
    const followed = await follow(orderId);
    if (followed.kind === 'known') show(followed.order);
    else if (followed.kind === 'refused') end({ kind: 'refused', code: followed.code, field: null });
    else if (followed.kind === 'stalled') setProgress('stalled');
  };

  const watch = () => {
    setProgress('processing');
    setFault(null);
    return awaitEnd();
  };
  /** Asks what became of a payment that got no answer. */
  const lookOnce = async () => {
    const followed = await follow(orderId, 0);
    if (followed.kind === 'left') return undefined;
    if (followed.kind === 'known' && (followed.order.status !== 'OPEN' || followed.order.failure)) {
      return show(followed.order);
    }
    return end({ kind: 'unreachable', requestId: null });
  };

  const resume = useEffectEvent(async () => {
    if (order.status === 'PENDING') await awaitEnd();
    else if (order.status === 'SUCCEEDED') onPaid(order);
  });
  useEffect(() => {
    void Promise.resolve().then(() => resume());
  }, []);

  /** Whether something is left to pay after a visit to a bank: what it has taken by now is not taken again. */
  const isLeftByBank = async (): Promise<boolean> => {
    if (!wasAtBank.current) return true;
    const followed = await follow(orderId, 0);
    if (followed.kind === 'left') return false;
    if (followed.kind === 'refused') end({ kind: 'refused', code: followed.code, field: null });
    else if (followed.kind === 'stalled') end({ kind: 'unreachable', requestId: null });
    else if (followed.order.status === 'OPEN') return true;
    else show(followed.order);
    return false;
  };

  /** Whether the order is what the buyer sees. Where it is not, what it is by now is shown. */
  const isAsSeen = async (): Promise<boolean> => {
    const checked = await check();
    if (checked === 'asSeen') return true;
    if (checked === 'notAsSeen') setProgress('idle');
    else if (checked.status === 'PENDING') void watch();
    else show(checked);
    return false;
  };
  const refuse = async ({ code, field }: { code: UserErrorCode; field: readonly string[] | null }) => {
    if (code !== 'CONFLICT' || (await isAsSeen())) end({ kind: 'refused', code, field: field?.at(-1) ?? null });
  };

  /** Runs what a press begins, unless something is under way. */
  const press = async (act: () => Promise<void>) => {
    if (progress !== 'idle') return;
    setProgress('working');
    setFault(null);
    takeToastAway();
    if (!(await isLeftByBank())) return;
    if (!(await isAsSeen())) return;
    publishEvent('payment_initiated');
    await act();
  };

  return {
    progress,
    fault,
    isBusy: progress === 'working' || progress === 'processing',
    /** What was said of an attempt holds no more: the buyer is at another one. */
    forget: () => {
      setFault(null);
      keys.settle(orderId);
    },
    /** Asks once more what became of it. */
    watch: () => void watch(),
    paySaved: (cardId: string) =>
      press(async () => {
        const { payload, failure } = await paySaved({
          ...{ orderId, cardId, amountMinor: amount.amountMinor },
          currency: amount.currency === 'INR' ? 'INR' : 'USD',
          ...returnInput(words),
        });
        const [refusal] = payload?.userErrors ?? [];
        if (refusal) return refuse(refusal);
        const paid = payload?.order ?? null;
        if (!paid) return end({ kind: 'unreachable', requestId: failure?.requestId ?? null });
        if (paid.status !== 'PENDING') return show(paid);
        if (paid.confirmationUrl && leaveFor(paid.confirmationUrl)) return undefined;
        return watch();
      }),
    payNew: (frame: CardFrameHandle | null) =>
      press(async () => {
        const { paymentSecret: clientSecret } = order;
        if (!frame || clientSecret === null) return end({ kind: 'unreachable', requestId: null });
        const outcome = await frame.submit({
          ...{ purpose: 'payment', clientSecret, returnUrl: cardReturnUrl(orderId, words) },
          idempotencyKey: keys.keyFor(orderId),
        });
        // It may have been charged all the same: upstream tells, or the next press goes under the same key.
        if (outcome.kind === 'unreachable') return lookOnce();
        keys.settle(orderId);
        if (outcome.kind === 'confirmed') return watch();
        if (outcome.kind === 'redirect' && leaveFor(outcome.url)) return undefined;
        // What is wrong with the card stands above its fields.
        return end(null);
      }),
    /** Carries out an order that credits and balance cover. */
    payNothing: () => press(() => (isCovered(order) ? watch() : Promise.resolve(end(null)))),
    visitBank: (bankCode: string) =>
      press(async () => {
        const { payload, failure } = await startBank({ orderId, bankCode, ...returnInput(words) });
        const [refusal] = payload?.userErrors ?? [];
        if (refusal) return refuse(refusal);
        wasAtBank.current = true;
        if (payload?.form && postForm(payload.form)) return undefined;
        return end({ kind: 'unreachable', requestId: failure?.requestId ?? null });
      }),
  };
}

export type Payment = ReturnType<typeof usePayment>;
