import type { Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { billingOf } from '../billing/repository.ts';
import { teamOf } from '../team/repository.ts';
import * as actions from './actions.ts';
import { judgeAddresses } from './addressActions.ts';
import { grantAdmin, lockForGrant, replaceAdmin, revokeAdmin } from './adminActions.ts';
import { approveByEmail, rejectByEmail } from './byEmailActions.ts';
import { invite } from './inviteActions.ts';
import { joinTeam } from './joinActions.ts';
import { leaveTeam } from './leaveActions.ts';
import { listRoutes } from './listRoutes.ts';
import { lockForAdmin, lockForInvite } from './lockActions.ts';
import { memberCountForTeams } from './countActions.ts';
import { nameFor } from './nameRules.ts';
import { toLean, toProfile } from './profileAnswers.ts';
import { peopleByGuid } from './repository.ts';
import type { Environment } from './rules.ts';

export type MemberDeps = { environment: Environment; mailer: Mailer };

export function memberRoutes(deps: MemberDeps): Routes<'member'> {
  const { mailer } = deps;
  return {
    ...listRoutes(deps),
    leanProfiles: signedIn(everyRole, async (context, { body }) => {
      const { db, actor } = context;
      const guids = actor.role === 'guest' ? body.guids.filter((guid) => guid === actor.guid) : body.guids;
      if (guids.length === 0) return { profiles: [] };
      const team = await teamOf(db, actor.teamId);
      const people = await peopleByGuid(db, actor.teamId, guids, body.fetchDeleted);
      return { profiles: people.map((one) => ({ ...toLean(context, one), name: nameFor(actor, team, one) })) };
    }),
    profile: signedIn(everyRole, async (context, { query: { subject } }) => {
      const { db, actor } = context;
      if (actor.role !== 'admin' && subject !== actor.guid) throw new Refusal('actor_not_admin');
      const [found] = await peopleByGuid(db, actor.teamId, [subject], false);
      if (!found) throw new Refusal('member_not_found');
      const { plan } = await billingOf(db, actor.teamId);
      return toProfile(context, found, plan !== 'free');
    }),
    addressStates: signedIn(adminsOnly, async ({ db, actor }, { body }) => {
      demandFewSubjects(body.emails, 'emails');
      const team = await teamOf(db, actor.teamId);
      const judged = await judgeAddresses(db, team, body.emails, { asGuests: body.guestMembership });
      return { addresses: judged.map(({ given, state }) => ({ email: given, state })) };
    }),
    // Members too, as far as the team lets them: the lock tells.
    invite: signedIn(notGuests, async (context, { body }) => {
      const { emails, guestMembership: asGuests = false, validityReminder = null } = body;
      demandFewSubjects(emails, 'emails');
      const { cause, self } = await lockForInvite(context, asGuests);
      const byMember = self.role === 'member';
      return { summary: await invite(cause, mailer, { emails, asGuests, validityReminder, byMember }) };
    }),
    deleteMember: signedIn(adminsOnly, async (context, { body: { subjects } }) => {
      demandFewSubjects(subjects, 'subjects');
      const { cause } = await lockForAdmin(context);
      return { results: await actions.remove(cause, subjects) };
    }),
    deactivateProfiles: signedIn(adminsOnly, async (context, { body }) => {
      demandOwnGuid(context, body);
      const { cause } = await lockForAdmin(context);
      return { results: await actions.deactivate(cause, body.subjects) };
    }),
    reactivateProfiles: signedIn(adminsOnly, async (context, { body }) => {
      demandOwnGuid(context, body);
      const { subjects, restores = false } = body;
      const { cause } = await lockForAdmin(context);
      return { results: await actions.reactivate(cause, subjects, { restores }) };
    }),
    approveMembers: signedIn(adminsOnly, async (context, { body }) => {
      const { approveEmails, guestMembership: asGuests } = body;
      demandFewSubjects(approveEmails, 'approveEmails');
      const { cause } = await lockForAdmin(context);
      return { results: await approveByEmail(cause, approveEmails, { asGuests, mailer }) };
    }),
    rejectMembers: signedIn(adminsOnly, async (context, { body: { rejectEmails } }) => {
      demandFewSubjects(rejectEmails, 'rejectEmails');
      const { cause } = await lockForAdmin(context);
      return { results: await rejectByEmail(cause, rejectEmails, { mailer }) };
    }),
    // A member may become the admin of a team that has none: the lock tells.
    grantAdmin: signedIn(notGuests, async (context, { body }) => {
      await grantAdmin(await lockForGrant(context, body.subject), body.subject);
      return {};
    }),
    revokeAdmin: signedIn(adminsOnly, async (context, { body }) => {
      const { cause } = await lockForAdmin(context);
      await revokeAdmin(cause, body.subject);
      return {};
    }),
    replaceAdmin: signedIn(adminsOnly, async (context, { body }) => {
      const { cause } = await lockForAdmin(context);
      await replaceAdmin(cause, body.subject);
      return {};
    }),
    memberCountForTeams: signedIn(everyRole, ({ db, actor }, { body }) =>
      memberCountForTeams(db, actor.guid, body.teams),
    ),
    leaveTeam: signedIn(everyRole, (context, { body: { teamId = context.actor.teamId } }) =>
      leaveTeam(context, teamId),
    ),
    joinTeam: signedIn(everyRole, (context, { body }) => joinTeam(context, mailer, body.url)),
  };
}

/** The body names the person who acts once more: another one there is a mistake of the caller. */
function demandOwnGuid({ actor }: SessionContext, body: Body<'member', 'deactivateProfiles'>): void {
  demandFewSubjects(body.subjects, 'subjects');
  if (body.guid !== actor.guid) throw new Refusal('invalid_request', { field: 'guid' });
}
