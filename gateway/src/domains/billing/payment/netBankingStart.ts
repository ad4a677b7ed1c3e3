import type { GatewayContext } from '../../../context.ts';
import type {
  NetBankingForm,
  NetBankingStartInput,
  NetBankingStartPayload,
  UserError,
} from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { GatewayError } from '../../../lib/errors.ts';
import { notFound } from '../../../lib/idLists.ts';
import { safeUrl } from '../../../lib/scalars.ts';
import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { netBankingRefusals } from './refusals.ts';
import { orderRest } from './rest.ts';
import { bankReturnUrls } from './returnAddresses.ts';
import { isWireId } from './wireIds.ts';

const BANK = /^[A-Z0-9_]{2,20}$/;

const notBegun = (error: UserError): NetBankingStartPayload => ({ form: null, userErrors: [error] });

/** Throws where the browser could not post it. */
function toForm({ action, fields }: Answer<'payment', 'initNetBanking'>): NetBankingForm {
  const url = safeUrl(action);
  if (url === null) throw new GatewayError('UPSTREAM_INVALID');
  return { action: url, fields: fields.map(({ name, value }) => ({ name, value })) };
}

async function begin({ orderId, bankCode, returnWith, idempotencyKey }: NetBankingStartInput, context: GatewayContext) {
  const { teamId } = await context.loaders.team.team();
  const body = { order_id: orderId, bank_code: bankCode, ...bankReturnUrls(context, returnWith) };
  return written(() => orderRest(context.upstream, teamId).initNetBanking(body, idempotencyKey), netBankingRefusals);
}

/** Begins to pay an order on a bank's website. */
export const netBankingStart: Mutation<'netBankingStart'> = async (_root, { input }, context) => {
  const { orderId, bankCode } = input;
  if (!isWireId(orderId)) return notBegun(notFound(['orderId']));
  if (!BANK.test(bankCode)) return notBegun(userError('INVALID', ['bankCode'], 'Please select a bank to proceed.'));
  const outcome = await begin(input, context);
  if ('error' in outcome) return notBegun(outcome.error);
  forgetReads(context);
  return { form: toForm(outcome.answer), userErrors: [] };
};
