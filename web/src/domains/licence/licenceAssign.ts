import { LicenceAssignDocument } from '../../generated/licence/licenceAssign.ts';
import { peopleCall } from '../member/people/peopleCall.ts';
import { standingOf } from '../member/people/settleAttempt.ts';
import { withTeam, type LicenceAct } from './useLicenceAct.ts';

/** Gives licences: to all of the people, or to nobody where too few are left. */
export const licenceAssign: LicenceAct = {
  call: peopleCall({
    document: LicenceAssignDocument,
    payloadOf: (data) => data.licenceAssign,
    attemptOf: (attempt, payload) => withTeam(attempt, payload),
  }),
  after: (member) => ({ ...standingOf(member), isLicensed: true }),
};
