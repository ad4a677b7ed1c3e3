import {
  LicenceAutoRenewDisableDocument,
  type LicenceAutoRenewDisableMutation,
  type LicenceAutoRenewDisableMutationVariables,
} from '../../generated/licence/licenceAutoRenewDisable.ts';
import { standingOf } from '../member/dialogs/settleAttempt.ts';
import type { LicenceAct } from './useLicenceAct.ts';

/** Lets licences run out at the end of their period. */
export const licenceAutoRenewDisable: LicenceAct<
  LicenceAutoRenewDisableMutation,
  LicenceAutoRenewDisableMutationVariables['input']
> = {
  document: LicenceAutoRenewDisableDocument,
  inputOf: (given) => given,
  payloadOf: (data) => data.licenceAutoRenewDisable,
  after: standingOf,
};
