import type { TeamMembershipResolvers } from '../../generated/resolvers.ts';
import { safeUrl } from '../../lib/scalars.ts';

/** The fields of a membership that are not the identity service's: the others are the record's own. */
export const teamMembershipFields = {
  /** All teams are counted in one call, which only takes the numbers with it when it fails. */
  membersCount: async ({ teamId }, _args, { loaders }) => (await loaders.member.teamCount.load(teamId))?.count ?? null,
  consoleUrl: ({ url, isCurrent }, _args, { settings }) => (isCurrent ? null : safeUrl(settings.teamConsoleUrl(url))),
} satisfies TeamMembershipResolvers;
