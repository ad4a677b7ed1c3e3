import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { publishEvents } from './actions.ts';
import { featureRoutes } from './featureRoutes.ts';
import { knownEvents } from './rules.ts';

export type EventDeps = {
  /** Events that the installation's owner takes in addition to the known ones. */
  extraNames: readonly string[];
  /** What the feedback site checks the tokens with that sign people in there. */
  feedbackKey: string;
};

export function eventRoutes({ extraNames, feedbackKey }: EventDeps): Routes<'event'> {
  const names = new Set([...knownEvents, ...extraNames]);
  return {
    ...featureRoutes({ feedbackKey }),
    publishEvents: signedIn(everyRole, async (context, { body }) => ({
      publishedCount: await publishEvents(context, body.events, names),
    })),
  };
}
