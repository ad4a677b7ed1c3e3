import type { Queries } from '../../db/database.ts';
import { auditedGuids, recordAudit } from '../../lib/audit.ts';
import type { Actor } from '../../lib/auth.ts';
import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan, isLite } from '../billing/rules.ts';
import { type PersonRow, peopleByGuid } from '../member/repository.ts';
import {
  addSharers,
  choosableByEmail,
  dropSharers,
  isSharerOf,
  saveSharing,
  sharerEmails,
  sharersOf,
} from './fileSharingRepository.ts';
import {
  type FileSharingMode,
  type Sharing,
  type SharingRefusal,
  MAX_SHARERS,
  judgeChange,
  mayShareFiles,
  planChoice,
} from './fileSharingRules.ts';
import { type TeamRow, teamOf } from './repository.ts';

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

/** Whether somebody may share files, by the names of the contract. */
export async function sharePrivileges(db: Queries, actor: Who, now: number) {
  const { desktop, mobile } = await sharingRefusals(db, actor, now);
  return { shareFiles: desktop === null, shareFilesOnMobile: mobile === null };
}

/** Who may share files in a team, by the names of the contract. */
export async function fileSharingOf(db: Queries, teamId: string) {
  const team = await teamOf(db, teamId);
  return {
    mode: team.fileSharingMode,
    mobileSharingDisabled: team.isMobileFileSharingDisabled,
    enabledEmails: await sharerEmails(db, teamId),
    version: team.fileSharingVersion,
  };
}

/** What is to change; what is left out stays. */
export type SharingChange = {
  mode?: FileSharingMode | undefined;
  mobileSharingDisabled?: boolean | undefined;
  enableEmails?: readonly string[] | undefined;
  disableEmails?: readonly string[] | undefined;
  version?: number | undefined;
};

/**
 * Changes who may share files in a team, which has to be locked (`lockForAdmin`). What changes nothing is neither counted
 * nor written down.
 *
 * @throws Refusal `too_many_subjects`, `stale_version`, `member_not_found`, `plan_required`, `nobody_chosen`
 */
export async function changeFileSharing(cause: Cause, given: SharingChange): Promise<void> {
  const { db, now, teamId } = cause;
  const { enableEmails = [], disableEmails = [] } = given;
  demandFewSubjects(enableEmails, 'enableEmails', MAX_SHARERS);
  demandFewSubjects(disableEmails, 'disableEmails', MAX_SHARERS);
  const team = await teamOf(db, teamId);
  if (given.version !== undefined && given.version !== team.fileSharingVersion)
    throw new Refusal('stale_version', { field: 'version' });
  const before: Sharing = { mode: team.fileSharingMode, isMobileDisabled: team.isMobileFileSharingDisabled };
  const after: Sharing = {
    mode: given.mode ?? before.mode,
    isMobileDisabled: given.mobileSharingDisabled ?? before.isMobileDisabled,
  };
  const chosen = await sharersOf(db, teamId);
  const choice = await choiceOf(cause, chosen, enableEmails, disableEmails);
  const verdict = judgeChange(before, after, {
    ...{ added: choice.added.length, removed: choice.removed.length, chosen: chosen.length },
    ...{ activeCount: choice.activeCount, plan: effectivePlan(await billingOf(db, teamId), now) },
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
  const { db, teamId, actor } = cause;
  await saveSharing(db, teamId, {
    fileSharingMode: after.mode,
    isMobileFileSharingDisabled: after.isMobileDisabled,
  });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'team.updateFileSharing', target: `team:${teamId}` },
    before,
    after: { ...after, added: auditedGuids(added), removed: auditedGuids(removed) },
  });
}
