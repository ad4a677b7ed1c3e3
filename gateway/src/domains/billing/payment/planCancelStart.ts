import { LINES, textOfAtMost } from '@muster/schema/formats/text';
import type { PlanCancelReason, PlanCancelStartInput, UserError } from '../../../generated/resolvers.ts';
import { readText, textRule } from '../../../lib/texts.ts';
import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { toCancelBill } from './cancelMapper.ts';
import { cancelRefusals } from './refusals.ts';
import { purchaseRest } from './rest.ts';

const REASON_MAX = 1_000;
const rule = textRule(textOfAtMost(REASON_MAX, LINES), 'A reason', REASON_MAX);

/** The number that the service knows a reason by. */
const numbers: Readonly<Record<Exclude<PlanCancelReason, 'OTHER'>, string>> = {
  TOO_EXPENSIVE: '1',
  OTHER_TOOL: '2',
  MISSING_FEATURES: '3',
};
const NUMBERS: ReadonlySet<string> = new Set(Object.values(numbers));

/** A reason in one text, as the service takes it: a number, or what is written in place of it. */
function reasonOf({ reason, text }: PlanCancelStartInput): string | readonly UserError[] {
  if (reason !== 'OTHER') return numbers[reason];
  const { value, errors } = readText(rule, text ?? '', ['text']);
  if (value === undefined) return errors;
  // It would be taken for one of the others.
  return NUMBERS.has(value) ? [userError('INVALID', ['text'], 'A reason is told in words.')] : value;
}

/** Says what giving up PRO comes to. */
export const planCancelStart: Mutation<'planCancelStart'> = async (_root, { input }, { loaders, upstream }) => {
  const reason = reasonOf(input);
  if (typeof reason !== 'string') return { bill: null, userErrors: [...reason] };
  const { teamId } = await loaders.team.team();
  const begin = () => purchaseRest(upstream, teamId).initCancel(reason, input.idempotencyKey);
  const outcome = await written(begin, cancelRefusals);
  if ('error' in outcome) return { bill: null, userErrors: [outcome.error] };
  return { bill: toCancelBill(outcome.answer), userErrors: [] };
};
