import type { EventsPublishPayload, MutationResolvers, UserError } from '../../generated/resolvers.ts';
import { keyReused, userError } from '../../lib/userErrors.ts';
import { type Refusal, refusalIn } from '../../upstream/errors.ts';
import { MAX_EVENTS, problemsOf, toWireEvent } from './mapper.ts';
import { eventRest } from './rest.ts';

const refused = (...userErrors: UserError[]): EventsPublishPayload => ({ publishedCount: 0, userErrors });

/** The place of the event that the service does not know, where it says so. */
function unknownEvent({ field }: Refusal): UserError {
  const index = /\d{1,3}/.exec(field ?? '')?.[0];
  const path = index === undefined ? ['events'] : ['events', index, 'name'];
  return userError('INVALID', path, 'There is no such event.');
}

/** Hands events on. They are taken together or not at all. */
export const eventsPublish: NonNullable<MutationResolvers['eventsPublish']> = async (_root, { input }, context) => {
  const { events, idempotencyKey } = input;
  if (events.length === 0) return { publishedCount: 0, userErrors: [] };
  if (events.length > MAX_EVENTS) {
    return refused(userError('TOO_MANY', ['events'], `At most ${MAX_EVENTS} events are taken at once.`));
  }
  const problems = problemsOf(events);
  if (problems.length > 0) return refused(...problems);
  try {
    const { clientId } = context.browser;
    await eventRest(context.upstream).publishEvents(
      events.map((event) => toWireEvent(event, clientId)),
      idempotencyKey,
    );
    return { publishedCount: events.length, userErrors: [] };
  } catch (error) {
    const unknown = refusalIn(error, 'event_unknown');
    if (unknown) return refused(unknownEvent(unknown));
    if (!refusalIn(error, 'idempotency_key_reused')) throw error;
    return refused(keyReused());
  }
};
