import type { GatewayContext } from '../../context.ts';
import type { SessionResolvers, ViewerResolvers } from '../../generated/resolvers.ts';
import { toDateTime } from '../../lib/dates.ts';
import { toId } from '../../lib/ids.ts';

/** The age above which a session's date says more than its age: 30 days. */
const DATE_SHOWN_AFTER_MS = 2_592_000_000;

/** Where the viewer is signed in. */
export const sessions: NonNullable<ViewerResolvers['sessions']> = (_viewer, _args, { loaders }) =>
  loaders.identity.sessions();

export const sessionFields = {
  id: ({ authToken }) => toId('Session', authToken),
  lastUsedAt: ({ modifiedAt }) => toDateTime(modifiedAt),
  isDateShown: ({ modifiedAt }, _args, { now }) => now() - modifiedAt > DATE_SHOWN_AFTER_MS,
} satisfies SessionResolvers;

/** The session behind an id, if it is one of the viewer's. */
export const sessionNode = async (key: string, { loaders }: GatewayContext) =>
  (await loaders.identity.sessions()).nodes.find(({ authToken }) => authToken === key) ?? null;
