import type { EventsPublishPayload, UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { MAX_EVENTS, problemsOf, toWireEvent } from './mapper.ts';
import { eventRest } from './rest.ts';

const refused = (...userErrors: UserError[]): EventsPublishPayload => ({ publishedCount: 0, userErrors });

/** The place of the event that the service does not know, where it says so. */
function unknownAt(error: unknown): string[] {
  const index = /\d{1,3}/.exec(refusalIn(error, 'event_unknown')?.field ?? '')?.[0];
  return index === undefined ? ['events'] : ['events', index, 'name'];
}

/** Why none was taken. */
const publishError = (error: unknown) =>
  refusalError(error, {
    event_unknown: ['INVALID', unknownAt(error), 'There is no such event.'],
  } satisfies RefusalTable<'event.publishEvents'>);

/** Hands events on. They are taken together or not at all; what the team does not share, the service leaves away. */
export const eventsPublish: Mutation<'eventsPublish'> = async (_root, { input }, context) => {
  const { events, idempotencyKey } = input;
  if (events.length === 0) return { publishedCount: 0, userErrors: [] };
  if (events.length > MAX_EVENTS) {
    return refused(userError('TOO_MANY', ['events'], `At most ${MAX_EVENTS} events are taken at once.`));
  }
  const problems = problemsOf(events);
  if (problems.length > 0) return refused(...problems);
  const { clientId } = context.browser;
  const wireEvents = events.map((event) => toWireEvent(event, clientId));
  const outcome = await written(
    () => eventRest(context.upstream).publishEvents(wireEvents, idempotencyKey),
    publishError,
  );
  if ('error' in outcome) return refused(outcome.error);
  return { publishedCount: outcome.answer.publishedCount ?? events.length, userErrors: [] };
};
