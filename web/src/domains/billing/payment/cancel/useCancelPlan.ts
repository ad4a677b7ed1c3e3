import { useEffect, useEffectEvent, useState } from 'react';
import {
  PlanCancelDocument,
  PlanCancelStartDocument,
  type CancelBillFragment,
  type PlanCancelReason,
  type UserErrorCode,
} from '../../../../generated/billing/payment/cancel/planCancel.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { type CancelFault, failedWith, refusedAs } from './cancelFault.ts';
import { usePlanReadAgain } from './usePlanReadAgain.ts';

/** How often it is asked what became of a cancellation that waits, in ms after the last answer. */
const ASK_EVERY_MS = 1_000;

type Reason = { readonly reason: PlanCancelReason; readonly text: string | null };

/** How far giving up PRO is. */
export type CancelState =
  | { readonly step: 'reason' }
  | { readonly step: 'summary'; readonly bill: CancelBillFragment }
  /** Without the bill's figures where it was confirmed before the page was opened. */
  | { readonly step: 'pending'; readonly billId: string; readonly bill: CancelBillFragment | null }
  | { readonly step: 'done'; readonly bill: CancelBillFragment | null };

/**
 * Gives up PRO: a reason, its bill, and the confirmation of that. A bill whose figures have changed is made anew.
 *
 * @param teamId the team
 * @param pendingId a bill that was confirmed earlier, and waits for a payment; null where there is none
 */
export function useCancelPlan(teamId: string, pendingId: string | null) {
  const readAgain = usePlanReadAgain(teamId);
  const [state, setState] = useState<CancelState>(
    pendingId === null ? { step: 'reason' } : { step: 'pending', billId: pendingId, bill: null },
  );
  /** What was waited for has come to an end by which PRO stays. */
  const [isKept, setKept] = useState(false);
  const [given, setGiven] = useState<Reason | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<CancelFault | null>(null);
  /** How often a confirmation came back, with an answer or without one: while it waits, each is followed by another one. */
  const [turn, setTurn] = useState(0);
  const start = useKeyedMutation(PlanCancelStartDocument, (data) => data.planCancelStart);
  const cancel = useKeyedMutation(PlanCancelDocument, (data) => data.planCancel);

  const makeBill = async (reason: Reason, why: CancelFault | null) => {
    const { payload, failure } = await start(reason);
    setFault(payload ? (payload.bill ? why : refusedAs('notAllowed')) : failedWith(failure));
    if (payload?.bill) setState({ step: 'summary', bill: payload.bill });
  };

  const giveReason = async (reason: Reason) => {
    setBusy(true);
    setGiven(reason);
    await makeBill(reason, null);
    setBusy(false);
  };

  /** What was waited for is waited for no more, and PRO stays. */
  const leave = async (code: UserErrorCode, bill: CancelBillFragment | null) => {
    const isChanged = code === 'CONFLICT';
    if (isChanged && given) return makeBill(given, refusedAs('changed'));
    setFault(refusedAs(isChanged ? 'kept' : 'notAllowed'));
    return setState(bill ? { step: 'summary', bill } : { step: 'reason' });
  };

  /** Says the same of a bill as often as it is asked. */
  const ask = async (billId: string, bill: CancelBillFragment | null) => {
    setBusy(true);
    setFault(null);
    const { payload, failure } = await cancel({ billId });
    const code = payload?.userErrors[0]?.code;
    if (!payload) setFault(failedWith(failure));
    else if (code) {
      setKept(state.step === 'pending' && code === 'CONFLICT');
      await leave(code, bill);
    } else setState(payload.status === 'PENDING' ? { step: 'pending', billId, bill } : { step: 'done', bill });
    setBusy(false);
    setTurn((past) => past + 1);
  };

  const askAgain = useEffectEvent(() => {
    if (state.step === 'pending') void ask(state.billId, state.bill);
  });
  const waiting = state.step === 'pending' ? state.billId : null;
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => askAgain(), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [waiting, turn]);

  return {
    state,
    isBusy,
    fault,
    isKept,
    giveReason,
    confirm: (bill: CancelBillFragment) => ask(bill.billId, bill),
    /** Begins anew: with the reason, and a new bill. */
    begin: () => {
      setState({ step: 'reason' });
      setGiven(null);
      setFault(null);
      setKept(false);
    },
    readAgain,
  };
}
