import {
  LicenceCategoryUpdateDocument,
  type LicenceCategoryUpdateMutation,
  type LicenceCategoryUpdateMutationVariables,
} from '../../generated/licence/licenceCategoryUpdate.ts';
import { standingOf } from '../member/dialogs/settleAttempt.ts';
import type { LicenceAct } from './useLicenceAct.ts';

/** Takes licences back at once: the people are Lite from then on. */
export const downgrade: LicenceAct<LicenceCategoryUpdateMutation, LicenceCategoryUpdateMutationVariables['input']> = {
  document: LicenceCategoryUpdateDocument,
  inputOf: (given) => ({ ...given, category: 'FREE' }),
  payloadOf: (data) => data.licenceCategoryUpdate,
  after: (member) => ({ ...standingOf(member), isLicensed: false }),
};
