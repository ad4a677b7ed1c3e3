import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { addEvents } from './repository.ts';
import { findEventFault } from './rules.ts';

/**
 * Keeps what somebody's console tells.
 *
 * @param names of the events that are taken
 * @throws Refusal for the first event at fault, with its place
 */
export async function publishEvents(
  context: SessionContext,
  events: Body<'event', 'publishEvents'>['events'],
  names: ReadonlySet<string>,
): Promise<void> {
  const fault = findEventFault(events, names);
  if (fault) throw new Refusal(fault.code, { field: fault.field });
  await addEvents(context, events);
  await note(causeOf(context), 'event.publish', `team:${context.actor.teamId}`, {
    after: { events: events.map((one) => one.eventName) },
  });
}
