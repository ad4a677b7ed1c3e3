import { SHARERS_MAX } from '@muster/schema/formats/fileSharing';
import type { Queries } from '../../../db/database.ts';
import type { Body } from '../../../generated/contract.ts';
import { auditedGuids, note } from '../../../lib/audit.ts';
import type { Actor } from '../../../lib/auth.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { demandFewSubjects } from '../../../lib/subjects.ts';
import { demandVersion } from '../../../lib/versions.ts';
import { planOf } from '../../billing/planActions.ts';
import { billingOf } from '../../billing/repository.ts';
import { isLite } from '../../billing/rules.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { type PersonRow, peopleByGuid } from '../../member/repository.ts';
import { type TeamRow, changeTeam, teamOf } from '../repository.ts';
import { addSharers, choosableByEmail, dropSharers, isSharerOf, sharersOf } from './repository.ts';
import {
  type FileSharingMode,
  type Sharing,
  type SharingRefusal,
  isOrganisation,
  judgeChange,
  mayShareFiles,
  planChoice,
} from './rules.ts';

type Who = Pick<Actor, 'guid' | 'teamId'>;

/**
 * Why somebody may not share files from a computer or from a phone or tablet; null where they may. Whoever is not active
 * in the team may not.
 */
export async function sharingRefusals(
  db: Queries,
  { guid, teamId }: Who,
  now: number,
): Promise<Record<'desktop' | 'mobile', SharingRefusal | null>> {
  const [person] = await peopleByGuid(db, teamId, [guid], false);
  if (person?.state !== 'active') return { desktop: 'file_sharing_disabled', mobile: 'file_sharing_disabled' };
  return refusalsOf(db, { person, team: await teamOf(db, teamId) }, now);
}

async function refusalsOf(db: Queries, { person, team }: { person: PersonRow; team: TeamRow }, now: number) {
  const policy = { mode: team.fileSharingMode, isMobileDisabled: team.isMobileFileSharingDisabled };
  const sharer = {
    isLite: isLite(person, await billingOf(db, team.teamId), now),
    isChosen: policy.mode === 'CUSTOM' && (await isSharerOf(db, person.guid)),
  };
  return { desktop: mayShareFiles(policy, sharer, 'desktop'), mobile: mayShareFiles(policy, sharer, 'mobile') };
}

/** Whether somebody who is active, and was read with their team, may share files, be it from a computer alone. */
export const maySomehowShare = async (db: Queries, found: { person: PersonRow; team: TeamRow }, now: number) =>
  (await refusalsOf(db, found, now)).desktop === null;

/** What is to change; what is left out stays. */
type SharingChange = {
  mode?: FileSharingMode | undefined;
  mobileSharingDisabled?: boolean | undefined;
  enableEmails?: readonly string[] | undefined;
  disableEmails?: readonly string[] | undefined;
  version?: number | undefined;
};

/**
 * Changes who may share files in a team, which is locked (`lockForAdmin`). What changes nothing is neither counted
 * nor written down.
 *
 * @throws Refusal `too_many_subjects`, `stale_version`, `member_not_found`, `plan_required`, `nobody_chosen`
 */
async function changeFileSharing(cause: Cause, team: TeamRow, given: SharingChange): Promise<void> {
  const { db, teamId } = cause;
  const { enableEmails = [], disableEmails = [] } = given;
  demandFewSubjects(enableEmails, 'enableEmails', SHARERS_MAX);
  demandFewSubjects(disableEmails, 'disableEmails', SHARERS_MAX);
  demandVersion(given.version, team.fileSharingVersion);
  const before: Sharing = { mode: team.fileSharingMode, isMobileDisabled: team.isMobileFileSharingDisabled };
  const after: Sharing = {
    mode: given.mode ?? before.mode,
    isMobileDisabled: given.mobileSharingDisabled ?? before.isMobileDisabled,
  };
  const chosen = await sharersOf(db, teamId);
  const choice = await choiceOf(cause, chosen, enableEmails, disableEmails);
  const verdict = judgeChange(before, after, {
    ...{ added: choice.added.length, removed: choice.removed.length, chosen: chosen.length },
    ...{ activeCount: choice.activeCount, plan: await planOf(cause, teamId) },
  });
  if (verdict === 'same') return;
  if (verdict !== 'changed') throw new Refusal(verdict.refusal, { field: verdict.field });
  await addSharers(db, choice.added);
  await dropSharers(db, choice.removed);
  await keep(cause, before, after, choice);
}

const lowerCase = (emails: readonly string[]) => emails.map((email) => email.trim().toLowerCase());

async function choiceOf(
  { db, teamId }: Cause,
  chosen: Awaited<ReturnType<typeof sharersOf>>,
  enableEmails: readonly string[],
  disableEmails: readonly string[],
) {
  const enable = lowerCase(enableEmails);
  const choice = planChoice(chosen, await choosableByEmail(db, teamId, enable), {
    enable,
    disable: lowerCase(disableEmails),
  });
  if (choice.refusal !== null) throw new Refusal(choice.refusal, { field: 'enableEmails' });
  return choice;
}

async function keep(
  cause: Cause,
  before: Sharing,
  after: Sharing,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  const { db, teamId } = cause;
  const columns = { fileSharingMode: after.mode, isMobileFileSharingDisabled: after.isMobileDisabled };
  await changeTeam(db, teamId, columns, 'fileSharingVersion');
  await note(cause, 'team.updateFileSharing', `team:${teamId}`, {
    before,
    after: { ...after, added: auditedGuids(added), removed: auditedGuids(removed) },
  });
}

/**
 * Changes who may share files in the team.
 *
 * @throws Refusal `actor_not_admin`, and those of `changeFileSharing`
 */
export async function setFileSharing(
  context: SessionContext,
  given: Body<'team', 'setFileSharingSettings'>,
): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  await changeFileSharing(cause, team, given);
}

/**
 * The same in an organisation.
 *
 * @throws Refusal `actor_not_admin`, `not_an_organisation`, and those of `changeFileSharing`
 */
export async function setDomainAttributes(
  context: SessionContext,
  given: Body<'team', 'setDomainAttributes'>,
): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  if (!isOrganisation(team)) throw new Refusal('not_an_organisation');
  const { fileSharingMode, ...rest } = given;
  await changeFileSharing(cause, team, { ...rest, mode: fileSharingMode });
}
