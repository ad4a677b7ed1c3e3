import { LicenceOrderDocument } from '../../../../generated/billing/payment/licences/licenceOrder.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { useOrdering } from '../checkout/useOrdering.ts';
import type { ChosenLicences } from './licenceTerms.ts';

/** Orders licences. */
export const useLicenceOrder = () =>
  useOrdering<ChosenLicences>(useKeyedMutation(LicenceOrderDocument, (data) => data.licenceOrder));
