import type { Mailer } from '../../lib/mail.ts';
import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { addressStates } from './addressAnswers.ts';
import { grantAdmin, replaceAdmin, revokeAdmin } from './adminActions.ts';
import { approveByEmail, rejectByEmail } from './byEmailActions.ts';
import { deactivateByCall, reactivateByCall, removeByCall } from './callActions.ts';
import { memberCountForTeams } from './countAnswers.ts';
import { invite } from './inviteActions.ts';
import { joinTeam } from './joinActions.ts';
import { leaveTeam } from './leaveActions.ts';
import { listRoutes } from './listRoutes.ts';
import { leanProfiles, profile } from './profileAnswers.ts';
import type { Environment } from './rules.ts';

export type MemberDeps = { environment: Environment; mailer: Mailer };

export function memberRoutes(deps: MemberDeps): Routes<'member'> {
  const { mailer } = deps;
  return {
    ...listRoutes(deps),
    leanProfiles: signedIn(everyRole, (context, { body }) => leanProfiles(context, body)),
    profile: signedIn(everyRole, (context, { query }) => profile(context, query.subject)),
    addressStates: signedIn(adminsOnly, (context, { body }) => addressStates(context, body)),
    // Members too, as far as the team lets them: the action tells.
    invite: signedIn(notGuests, async (context, { body }) => ({ summary: await invite(context, mailer, body) })),
    deleteMember: signedIn(adminsOnly, async (context, { body }) => ({ results: await removeByCall(context, body) })),
    deactivateProfiles: signedIn(adminsOnly, async (context, { body }) => ({
      results: await deactivateByCall(context, body),
    })),
    reactivateProfiles: signedIn(adminsOnly, async (context, { body }) => ({
      results: await reactivateByCall(context, body),
    })),
    approveMembers: signedIn(adminsOnly, async (context, { body }) => ({
      results: await approveByEmail(context, mailer, body),
    })),
    rejectMembers: signedIn(adminsOnly, async (context, { body }) => ({
      results: await rejectByEmail(context, mailer, body),
    })),
    // A member may become the admin of a team that has none: the action tells.
    grantAdmin: signedIn(notGuests, async (context, { body }) => {
      await grantAdmin(context, body.subject);
      return {};
    }),
    revokeAdmin: signedIn(adminsOnly, async (context, { body }) => {
      await revokeAdmin(context, body.subject);
      return {};
    }),
    replaceAdmin: signedIn(adminsOnly, async (context, { body }) => {
      await replaceAdmin(context, body.subject);
      return {};
    }),
    memberCountForTeams: signedIn(everyRole, (context, { body }) => memberCountForTeams(context, body)),
    leaveTeam: signedIn(everyRole, (context, { body: { teamId = context.actor.teamId } }) =>
      leaveTeam(context, teamId),
    ),
    joinTeam: signedIn(everyRole, (context, { body }) => joinTeam(context, mailer, body.url)),
  };
}
