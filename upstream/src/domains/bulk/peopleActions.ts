import { JOB_SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { Body } from '../../generated/contract.ts';
import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { type SubjectResult, demandFewSubjects } from '../../lib/subjects.ts';
import { billingOf } from '../billing/repository.ts';
import { assignLicences } from '../licence/actions.ts';
import { approve, deactivate, reactivate, reject, remove } from '../member/actions.ts';
import { activeAdmins, countActive, guidsMatching } from '../member/listRepository.ts';
import { type Environment, isSearchTooShort, searchKey } from '../member/rules.ts';
import type { TeamRow } from '../team/repository.ts';
import { type BulkAction, workingOrder } from './peopleRules.ts';

/** @throws Refusal for what would fail for everybody: `guests_disabled`, `elite_team` */
export async function demandPossible({ db }: Cause, action: BulkAction, { teamId, guestInvite }: TeamRow) {
  if (action === 'approve_as_guests' && guestInvite === 'none') throw new Refusal('guests_disabled');
  if (action !== 'assign_licence') return;
  const { isLiteUserRestricted } = await billingOf(db, teamId);
  if (isLiteUserRestricted) throw new Refusal('elite_team');
}

/**
 * Everybody whom a job is about, each of them once: those given, or those whom the list shows at this moment.
 *
 * @throws Refusal `too_many_subjects`, `search_too_short`
 */
export async function chosenBy(
  { db, teamId }: Cause,
  { subjects, matching }: Body<'bulk', 'startJob'>,
  environment: Environment,
): Promise<string[]> {
  if (subjects) {
    demandFewSubjects(subjects, 'subjects', JOB_SUBJECTS_MAX);
    return [...new Set(subjects)];
  }
  if (!matching) throw new Refusal('invalid_request');
  const { state, role, licensed, searchText, except = [] } = matching;
  if (searchText !== undefined) {
    const count = await countActive(db, teamId);
    if (isSearchTooShort(searchText, count, environment)) throw new Refusal('search_too_short');
  }
  const text = searchText === undefined ? undefined : searchKey(searchText);
  const found = await guidsMatching(db, teamId, { state, role, licensed }, text);
  const spared = new Set(except);
  return found.filter((guid) => !spared.has(guid));
}

/** People in the order in which a job works them off, each of them once. */
export async function inWorkingOrder(cause: Cause, action: BulkAction, guids: readonly string[]): Promise<string[]> {
  const admins = await activeAdmins(cause.db, cause.teamId);
  return workingOrder(action, guids, { admins: new Set(admins.map(({ guid }) => guid)), actor: cause.actor });
}

/** Acts on people: on as many as the plan and the licences allow, where a single call would act on all of them or nobody. */
export function perform(
  cause: Cause,
  { action, undoes }: { action: BulkAction; undoes: string | null },
  guids: readonly string[],
  mailer: Mailer,
): Promise<SubjectResult[]> {
  switch (action) {
    case 'deactivate':
      return deactivate(cause, guids);
    case 'reactivate':
      return reactivate(cause, guids, { restores: undoes === null ? 'nothing' : 'all' });
    case 'delete':
      return remove(cause, guids);
    case 'approve':
      return approve(cause, guids, { asGuests: false, mailer, partial: true });
    case 'approve_as_guests':
      return approve(cause, guids, { asGuests: true, mailer, partial: true });
    case 'reject':
      return reject(cause, guids, { mailer });
    case 'assign_licence':
      return assignLicences(cause, guids, { partial: true });
  }
}
