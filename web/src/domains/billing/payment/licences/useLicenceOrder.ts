import {
  LicenceOrderDocument,
  type UserErrorCode,
} from '../../../../generated/billing/payment/licences/licenceOrder.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { useOrdering } from '../checkout/useOrdering.ts';
import type { ChosenLicences } from './licenceTerms.ts';

/** Orders licences. */
export const useLicenceOrder = (onRefused: (code: UserErrorCode, chosen: ChosenLicences) => void) =>
  useOrdering<ChosenLicences>(
    useKeyedMutation(LicenceOrderDocument, (data) => data.licenceOrder),
    onRefused,
  );
