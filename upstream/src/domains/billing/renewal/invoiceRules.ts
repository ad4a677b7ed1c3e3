import type { InvoiceLine } from '../../payment/invoice/issueActions.ts';
import type { RenewalPart, Renewable } from '../chargeRules.ts';
import { sumOf } from '../moneyRules.ts';

/** What the lines of a renewal say, in English: one for each price. What was overdrawn of the credits is a line of its own. */
export function renewalLines(parts: readonly RenewalPart<Renewable>[], overdrawn: number): InvoiceLine[] {
  const alike = Map.groupBy(
    parts.filter(({ users }) => users > 0),
    ({ batch, rate, months }) => [batch.validityDays, rate, months].join(),
  );
  const lines = [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { batch, rate, months } = first;
    const text =
      batch.validityDays === null ? 'Renewal of PRO' : `Renewal of PRO licenses for ${batch.validityDays} days`;
    const all = [first, ...others];
    return {
      text,
      quantity: sumOf(all.map(({ users }) => users)),
      rate,
      months,
      amount: sumOf(all.map(({ amount }) => amount)),
    };
  });
  if (overdrawn > 0)
    lines.push({
      text: 'Credits used beyond what was granted',
      quantity: 1,
      rate: overdrawn,
      months: 1,
      amount: overdrawn,
    });
  return lines;
}
