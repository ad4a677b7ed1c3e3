import { recordAudit } from '../../lib/audit.ts';
import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { featureRoutes } from './featureRoutes.ts';
import { addEvents } from './repository.ts';
import { findEventFault, knownEvents } from './rules.ts';

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
    publishEvents: signedIn(everyRole, async (context, { body }) => {
      const fault = findEventFault(body.events, names);
      if (fault) throw new Refusal(fault.code, { field: fault.field });
      const { actor } = context;
      await addEvents(context, body.events);
      await recordAudit(context, {
        teamId: actor.teamId,
        actor: actor.guid,
        action: 'event.publish',
        target: `team:${actor.teamId}`,
        after: { events: body.events.map((one) => one.eventName) },
      });
      return {};
    }),
  };
}
