import {
  LicenceAssignDocument,
  type LicenceAssignMutation,
  type LicenceAssignMutationVariables,
} from '../../generated/licence/licenceAssign.ts';
import { standingOf } from '../member/dialogs/settleAttempt.ts';
import type { LicenceAct } from './useLicenceAct.ts';

/** Gives licences: to all of the people, or to nobody where too few are left. */
export const licenceAssign: LicenceAct<LicenceAssignMutation, LicenceAssignMutationVariables['input']> = {
  document: LicenceAssignDocument,
  inputOf: (given) => given,
  payloadOf: (data) => data.licenceAssign,
  after: (member) => ({ ...standingOf(member), isLicensed: true }),
};
