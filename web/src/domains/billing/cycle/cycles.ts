import type { BillingInterval, PlanBillingFragment } from '../../../generated/billing/pro/fragments/planBilling.ts';

export type IntervalOption = NonNullable<PlanBillingFragment['intervalOptions']>[number];

/** What choosing an interval means for a team. */
export type CycleChange =
  /** It is what the team has, or gets anyway. */
  | { readonly kind: 'none' }
  /** The team has it, and a change to another one waits: choosing it takes that back. */
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'upgrade' | 'downgrade'; readonly present: IntervalOption | null };

/** The intervals to choose from, the shortest first. One that this console does not know cannot be chosen. */
export const choosableOptions = (options: readonly IntervalOption[] | null): readonly IntervalOption[] =>
  (options ?? []).filter(({ interval }) => interval !== 'UNKNOWN').toSorted((one, other) => one.months - other.months);

/** What choosing one of the intervals means: a longer one is an upgrade, a shorter one a downgrade. */
export function changeOf(
  chosen: IntervalOption,
  options: readonly IntervalOption[],
  nextInterval: BillingInterval | null,
): CycleChange {
  if (chosen.isCurrent) return { kind: nextInterval === null ? 'none' : 'takeBack' };
  if (chosen.interval === nextInterval) return { kind: 'none' };
  const present = options.find(({ isCurrent }) => isCurrent) ?? null;
  return { kind: present && chosen.months < present.months ? 'downgrade' : 'upgrade', present };
}

/** Whether a team buys licences one by one: they are for days, so that it has no day of the month on which it is charged. */
export const buysLicences = ({ period }: Pick<PlanBillingFragment, 'period'>): boolean =>
  period !== null && period.billingDay === null;
