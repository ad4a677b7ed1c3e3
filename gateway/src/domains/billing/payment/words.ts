import type {
  PaymentFailure,
  PaymentPurpose,
  PaymentStatus,
  PaymentWay,
  PlanCancelStatus,
} from '../../../generated/resolvers.ts';
import { type WordsOf, enumOf } from '../../../lib/enums.ts';

export const purposes = enumOf('PaymentPurpose', {
  PRO_PLAN: 'PRO_PLAN',
  LICENCES: 'LICENCES',
  DUES: 'DUES',
  RENEWAL: 'RENEWAL',
} as const satisfies WordsOf<PaymentPurpose>);

export const statuses = enumOf('PaymentStatus', {
  OPEN: 'open',
  PENDING: 'pending',
  SUCCEEDED: 'succeeded',
  CANCELLED: 'cancelled',
} as const satisfies WordsOf<PaymentStatus>);

export const ways = enumOf('PaymentWay', {
  SAVED_CARD: 'SAVED_CARD',
  NEW_CARD: 'NEW_CARD',
  NET_BANKING: 'NET_BANKING',
  NOTHING_PAYABLE: 'NOTHING_PAYABLE',
} as const satisfies WordsOf<PaymentWay>);

export const failures = enumOf('PaymentFailure', {
  DECLINED: 'declined',
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  EXPIRED_CARD: 'expired_card',
  INCORRECT_CVC: 'incorrect_cvc',
  PROCESSING_ERROR: 'processing_error',
  CONFIRMATION_FAILED: 'confirmation_failed',
  CONFIRMATION_REQUIRED: 'confirmation_required',
  BANK_REFUSED: 'bank_refused',
} as const satisfies WordsOf<PaymentFailure>);

export const cancelStatuses = enumOf('PlanCancelStatus', {
  DONE: 'done',
  PENDING: 'pending',
} as const satisfies WordsOf<PlanCancelStatus>);
