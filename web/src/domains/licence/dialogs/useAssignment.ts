import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { LicenceTeamFragment } from '../../../generated/licence/fragments/licenceTeam.ts';
import { useStartBulkJob } from '../../bulk/startBulkJob.ts';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import type { ListedMember } from '../../member/people/people.ts';
import { licenceAssign } from '../licenceAssign.ts';
import { useLicenceAct, type LicenceAnswer } from '../useLicenceAct.ts';

/** What came of it, how many have got a licence by it, and whether a job does the work. */
export type AssignmentAnswer = LicenceAnswer & { readonly assigned: number; readonly isJob: boolean };

const NOBODY = { changed: [], already: [], gone: [], refused: [], team: null, assigned: 0 };

/** Gives licences in one call, or, to more people than one call takes, by a job. */
export function useAssignment(
  team: LicenceTeamFragment | null,
): (members: readonly ListedMember[]) => Promise<CallAnswer<AssignmentAnswer>> {
  const assign = useLicenceAct(licenceAssign, team);
  const startJob = useStartBulkJob();

  const assignByJob = async (members: readonly ListedMember[]): Promise<CallAnswer<AssignmentAnswer>> => {
    const [error] = await startJob('ASSIGN_LICENCE', { kind: 'some', members });
    return { payload: { ...NOBODY, general: error?.code ?? null, isJob: true }, failure: null };
  };

  return async (members) => {
    if (members.length > SUBJECTS_MAX) return assignByJob(members);
    const { payload, failure } = await assign(members);
    if (!payload) return { payload, failure };
    const left = new Set([...payload.refused.map(({ member }) => member), ...payload.gone]);
    const assigned = members.filter((member) => !member.isLicensed && !left.has(member)).length;
    return { payload: { ...payload, assigned, isJob: false }, failure: null };
  };
}
