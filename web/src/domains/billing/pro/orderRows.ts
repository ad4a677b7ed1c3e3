import type { IntlShape } from 'react-intl';
import { buysLicences } from '../cycle/cycles.ts';
import { intervalNames } from '../cycle/intervalMessages.ts';
import { billingTypeNames, planNames } from '../messages.ts';
import { orderPhrases, orderTexts } from './orderMessages.ts';
import type { Charge, PaidTeam, PlanBilling } from './planTypes.ts';

/** A line of the order summary. */
export interface OrderRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Stands below the label. */
  readonly sub?: string | undefined;
  /** What the line means, for who asks. */
  readonly tip?: string | undefined;
  readonly isTotal?: boolean;
}

/** How the rows are put into words. */
export interface Words {
  readonly intl: Pick<IntlShape, 'formatMessage' | 'formatNumber'>;
  /** A day as billing shows it. */
  readonly day: (date: string) => string;
}

/** What was bought: PRO that counts down is bought, though the plan is still the free one. */
const boughtPlan = ({ plan }: PaidTeam) => (plan === 'FREE' ? 'PRO' : plan);

/** What the interval says of a team: how often it pays, or for how long the licences are that it buys next. */
export const intervalLabel = (billing: Pick<PlanBilling, 'period'>) =>
  buysLicences(billing) ? orderTexts.nextLicences : orderTexts.interval;

const isPrice = (amount: { readonly amountMinor: number } | null | undefined) =>
  amount !== null && amount !== undefined && amount.amountMinor > 0;

/** What the plan is and what it costs. */
function planRows(team: PaidTeam, { intl: { formatMessage } }: Words): readonly OrderRow[] {
  const { type, interval, rate } = team.billing;
  return [
    {
      key: 'plan',
      label: formatMessage(orderTexts.plan),
      value: formatMessage(planNames[boughtPlan(team)]),
      sub: type ? formatMessage(billingTypeNames[type]) : undefined,
    },
    ...(interval
      ? [
          {
            key: 'interval',
            label: formatMessage(intervalLabel(team.billing)),
            value: formatMessage(intervalNames[interval]),
          },
        ]
      : []),
    ...(rate
      ? [
          {
            key: 'rate',
            label: formatMessage(buysLicences(team.billing) ? orderTexts.nextRate : orderTexts.rate),
            sub: formatMessage(orderTexts.perPerson),
            tip: formatMessage(orderTexts.rateTip),
            value: rate.formattedShort,
          },
        ]
      : []),
  ];
}

/** A change of the interval that waits: from when on, and at which rate. */
function changeRows(
  { nextInterval, period, intervalOptions }: PlanBilling,
  { intl: { formatMessage }, day }: Words,
): readonly OrderRow[] {
  if (!nextInterval) return [];
  const rate = intervalOptions?.find(({ interval }) => interval === nextInterval)?.rate.formattedShort;
  const date = period && day(period.renewsOn);
  const from = date && formatMessage(orderPhrases.from, { date });
  return [
    {
      key: 'nextInterval',
      label: formatMessage(orderTexts.nextInterval),
      sub: (date && rate ? formatMessage(orderPhrases.fromAt, { date, rate }) : from) ?? undefined,
      value: formatMessage(intervalNames[nextInterval]),
    },
  ];
}

/** How many people hold licences of each interval, where there are licences of more than one. */
function holderRows({ seats }: PlanBilling, { intl: { formatMessage } }: Words): readonly OrderRow[] {
  const held = (seats?.byInterval ?? []).filter(({ usersCount }) => usersCount > 0);
  if (held.length < 2) return [];
  return held.map(({ interval, usersCount }) => ({
    key: `held ${interval}`,
    label: formatMessage(orderPhrases.licences, { interval }),
    value: formatMessage(orderPhrases.held, { count: usersCount }),
  }));
}

/** What is owed besides: dues, and credits that were overdrawn. */
function owedRows(
  { dues }: Charge,
  { credits, pendingDeadline }: PlanBilling,
  { intl: { formatMessage }, day }: Words,
): readonly OrderRow[] {
  return [
    ...(isPrice(dues)
      ? [
          {
            key: 'dues',
            label: formatMessage(orderTexts.dues),
            sub: pendingDeadline ? formatMessage(orderPhrases.dueBy, { date: day(pendingDeadline) }) : undefined,
            tip: formatMessage(orderTexts.duesTip),
            value: dues.formatted,
          },
        ]
      : []),
    ...(credits && credits.amountMinor < 0
      ? [
          {
            key: 'owedCredits',
            label: formatMessage(orderTexts.owedCredits),
            tip: formatMessage(orderTexts.owedCreditsTip),
            value: credits.formatted,
          },
        ]
      : []),
  ];
}

/** What of the team's pots is used: the credits first, then the balance. */
function usedRows(
  { creditsUsed, balanceUsed }: Charge,
  { credits, balance }: PlanBilling,
  { intl: { formatMessage } }: Words,
): readonly OrderRow[] {
  const pots = [
    { key: 'credits', used: creditsUsed, pot: credits, text: orderTexts.credits, tip: orderTexts.creditsTip },
    { key: 'balance', used: balanceUsed, pot: balance, text: orderTexts.balance, tip: orderTexts.balanceTip },
  ];
  return pots
    .filter(({ used }) => isPrice(used))
    .map(({ key, used, pot, text, tip }) => ({
      key,
      label: formatMessage(text),
      sub: pot ? formatMessage(orderPhrases.of, { amount: pot.formatted }) : undefined,
      tip: formatMessage(tip),
      value: formatMessage(orderPhrases.less, { amount: used.formatted }),
    }));
}

/** How the next charge comes about. */
function chargeRows(charge: Charge, billing: PlanBilling, words: Words): readonly OrderRow[] {
  const { intl, day } = words;
  const { formatMessage } = intl;
  const licencesCount = billing.seats?.licencesCount ?? 0;
  const hasMore = licencesCount > charge.usersCount;
  return [
    {
      key: 'people',
      label: formatMessage(orderTexts.people),
      sub: hasMore ? formatMessage(orderPhrases.ofLicences, { count: licencesCount }) : undefined,
      tip: formatMessage(orderTexts.peopleTip),
      value: intl.formatNumber(charge.usersCount),
    },
    {
      key: 'planAmount',
      label: formatMessage(orderTexts.planAmount),
      tip: formatMessage(orderTexts.planAmountTip),
      value: charge.planAmount.formatted,
    },
    ...owedRows(charge, billing, words),
    ...usedRows(charge, billing, words),
    {
      key: 'total',
      label: formatMessage(orderTexts.total),
      sub: charge.on ? formatMessage(orderPhrases.on, { date: day(charge.on) }) : undefined,
      value: charge.amount.formatted,
      isTotal: true,
    },
  ];
}

/** The rows of the order summary, as far as they say something for the team. */
export function orderRows(team: PaidTeam, words: Words): readonly OrderRow[] {
  const { billing } = team;
  const { nextCharge, type, startsOn } = billing;
  const { intl, day } = words;
  return [
    ...planRows(team, words),
    ...changeRows(billing, words),
    ...(type === 'PAID_OFFLINE' && startsOn
      ? [{ key: 'startsOn', label: intl.formatMessage(orderTexts.startsOn), value: day(startsOn) }]
      : []),
    ...holderRows(billing, words),
    ...(nextCharge ? chargeRows(nextCharge, billing, words) : []),
  ];
}
