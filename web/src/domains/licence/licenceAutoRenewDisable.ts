import { LicenceAutoRenewDisableDocument } from '../../generated/licence/licenceAutoRenewDisable.ts';
import { peopleCall } from '../member/people/peopleCall.ts';
import { standingOf } from '../member/people/settleAttempt.ts';
import type { LicenceAct } from './useLicenceAct.ts';

/** Lets licences run out at the end of their period. */
export const licenceAutoRenewDisable: LicenceAct = {
  call: peopleCall({
    document: LicenceAutoRenewDisableDocument,
    payloadOf: (data) => data.licenceAutoRenewDisable,
    attemptOf: (attempt) => ({ ...attempt, team: null }),
  }),
  after: standingOf,
};
