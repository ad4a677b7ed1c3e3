import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { teamOf } from '../team/repository.ts';
import { addEvents } from './repository.ts';
import { findEventFault, isSentOnPurpose } from './rules.ts';

/**
 * Keeps what somebody's console tells, and of a team that shares no product events what was sent on purpose alone.
 *
 * @param names of the events that are taken
 * @returns how many were kept
 * @throws Refusal for the first event at fault, with its place
 */
export async function publishEvents(
  context: SessionContext,
  events: Body<'event', 'publishEvents'>['events'],
  names: ReadonlySet<string>,
): Promise<number> {
  const fault = findEventFault(events, names);
  if (fault) throw new Refusal(fault.code, { field: fault.field });
  const { sharesProductEvents } = await teamOf(context.db, context.actor.teamId);
  const kept = sharesProductEvents ? events : events.filter(isSentOnPurpose);
  if (kept.length === 0) return 0;
  await addEvents(context, kept);
  await note(causeOf(context), 'event.publish', `team:${context.actor.teamId}`, {
    after: { events: kept.map((one) => one.eventName) },
  });
  return kept.length;
}
