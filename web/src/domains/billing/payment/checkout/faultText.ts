import type { MessageDescriptor } from 'react-intl';
import type { PaymentFailure } from '../../../../generated/billing/payment/checkout/savedCardPay.ts';
import { takesCards } from '../../../../lib/config/offered.ts';
import { uiMessages } from '../../../../ui/messages.ts';
import { cardFrameTexts } from '../cardFrame/messages.ts';
import { checkoutTexts } from './checkoutMessages.ts';
import type { PaymentFault } from './usePayment.ts';

/** Why an attempt to pay failed, in words. */
export const FAILURE_TEXTS: Readonly<Record<PaymentFailure, MessageDescriptor>> = {
  DECLINED: checkoutTexts.declined,
  INSUFFICIENT_FUNDS: checkoutTexts.insufficientFunds,
  EXPIRED_CARD: checkoutTexts.expiredCard,
  INCORRECT_CVC: checkoutTexts.incorrectCvc,
  PROCESSING_ERROR: checkoutTexts.processingError,
  CONFIRMATION_FAILED: checkoutTexts.notConfirmed,
  CONFIRMATION_REQUIRED: checkoutTexts.notConfirmed,
  BANK_REFUSED: checkoutTexts.notProcessed,
  UNKNOWN: checkoutTexts.processFailed,
};

/** Why something may not be bought, in words: where nobody takes cards that is why. */
export const notAllowedText = (): MessageDescriptor =>
  takesCards() ? checkoutTexts.notAllowed : cardFrameTexts.notOffered;

/** Why something is not paid, in words: what a bank said is told apart from what nobody could ask. */
export const faultText = (fault: PaymentFault): MessageDescriptor => {
  if (fault.kind === 'failed') return FAILURE_TEXTS[fault.failure];
  if (fault.kind === 'cancelled') return checkoutTexts.cancelled;
  if (fault.kind === 'unreachable') return checkoutTexts.unreachable;
  const { code, field } = fault;
  if (code === 'LIMIT_REACHED') return checkoutTexts.tooOften;
  if (code === 'UNAVAILABLE') return checkoutTexts.unreachable;
  if (code === 'CONFLICT') return checkoutTexts.underWay;
  if (code === 'INVALID' && field === 'bankCode') return checkoutTexts.bankMissing;
  if (code === 'NOTHING_TO_DO') return checkoutTexts.nothingToPay;
  return code === 'NOT_ALLOWED' ? notAllowedText() : uiMessages.errorText;
};
