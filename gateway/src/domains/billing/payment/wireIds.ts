import type { UserError } from '../../../generated/resolvers.ts';
import { userError } from '../../../lib/userErrors.ts';
import { PATH_VALUE } from '../../../upstream/url.ts';

/** Whether a text may be the id of an order, a card or a bill: no service has to be asked about another one. */
export const isWireId = (text: string): boolean => PATH_VALUE.test(text);

/** Whether a text may be what the card provider knows a card by that it was given. */
export const isSetupId = (text: string): boolean => /^\w{1,200}$/.test(text);

/** What is wrong with an order that is to be given up for another one. */
export const insteadErrors = (insteadOf: string | null | undefined): readonly UserError[] =>
  insteadOf === null || insteadOf === undefined || isWireId(insteadOf)
    ? []
    : [userError('INVALID', ['insteadOf'], 'This is no id of an order.')];
