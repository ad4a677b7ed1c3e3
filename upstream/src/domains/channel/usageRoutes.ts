import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { channelProFeatureUsage, channelsUsage, teamChatCount } from './usageAnswers.ts';

type Usage = 'teamChatCount' | 'channelsUsage' | 'channelProFeatureUsage';

/** How much of what plans limit a team has. */
export const usageRoutes: Pick<Routes<'channel'>, Usage> = {
  teamChatCount: signedIn(adminsOnly, teamChatCount),
  channelsUsage: signedIn(adminsOnly, (context, { body }) => channelsUsage(context, body)),
  channelProFeatureUsage: signedIn(adminsOnly, channelProFeatureUsage),
};
