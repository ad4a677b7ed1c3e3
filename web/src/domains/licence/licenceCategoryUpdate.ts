import { LicenceCategoryUpdateDocument } from '../../generated/licence/licenceCategoryUpdate.ts';
import { peopleCall } from '../member/people/peopleCall.ts';
import { standingOf } from '../member/people/settleAttempt.ts';
import { withTeam, type LicenceAct } from './useLicenceAct.ts';

const update = peopleCall({
  document: LicenceCategoryUpdateDocument,
  payloadOf: (data) => data.licenceCategoryUpdate,
  attemptOf: (attempt, payload) => withTeam(attempt, payload),
});

/** Takes licences back at once: the people are Lite from then on. */
export const downgrade: LicenceAct = {
  call: (client, sent, input, settle) => update(client, sent, { ...input, category: 'FREE' }, settle),
  after: (member) => ({ ...standingOf(member), isLicensed: false }),
};
