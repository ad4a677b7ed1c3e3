import { useApolloClient } from '@apollo/client/react';
import { listenToEvents } from '../../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { team, usd } from '../../pro/plan.fixture.ts';
import PaidPlanView from '../../pro/PaidPlanView.tsx';

/** A bill, as the gateway tells it; changed as given. */
export const bill = (billId: string, changes: Record<string, unknown> = {}) => ({
  ...{ billId, lastRenewedOn: '2026-11-01', periodStartsOn: '2026-11-01', daysUsed: 12, activeUsersCount: 7 },
  ...{ perUserCharge: usd(450), subTotal: usd(1_260), previousBalance: usd(2_000), total: usd(3_260) },
  ...{ paidUntil: null, endsOn: null, licencesCount: 7 },
  ...changes,
});

/** Stands for another part of the page that has the plan read afresh. */
function ReadAgain() {
  const client = useApolloClient();
  return <button onClick={() => void client.refetchQueries({ include: 'active' })}>Read again</button>;
}

type Answer = object | (() => never);

/** `answers` are what becomes of each confirmation, in order; `others` is what else the gateway answers. */
export const open = (answers: readonly Answer[], changes: Record<string, unknown> = {}, others: object = {}) => {
  listenToEvents();
  const bills = [bill('b1'), bill('b2', { previousBalance: usd(-500), subTotal: usd(300), total: usd(0) })];
  const left = [...answers];
  const next = () => {
    const answer = left.shift();
    return typeof answer === 'function' ? answer() : answer;
  };
  return renderInConsole(
    <>
      <PaidPlanView />
      <ReadAgain />
    </>,
    {
      viewer: { id: 'viewer-1', team: team({ viewerCanCancelPlan: true, ...changes }) },
      planCancelStart: () => ({ bill: bills.shift(), userErrors: [] }),
      planCancel: next,
      ...others,
    },
    '/billing',
  );
};
