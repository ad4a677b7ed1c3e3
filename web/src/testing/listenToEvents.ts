import { flushEvents } from '../domains/event/eventQueue.ts';
import type { EventsPublishMutationVariables } from '../generated/event/eventsPublish.ts';
import { fakeGateway } from './fakeGateway.ts';

type Told = readonly [name: string, fields: Record<string, string>];

/** Stands in for the network for the rest of a test; gives what the installation's owner was told since, in order. */
export function listenToEvents(): () => Promise<Told[]> {
  const told: Told[] = [];
  const take = ({ input }: EventsPublishMutationVariables) => {
    for (const { name, fields } of input.events)
      told.push([name, Object.fromEntries((fields ?? []).map((field) => [field.name, field.value]))]);
    return { data: { eventsPublish: { publishedCount: input.events.length, userErrors: [] } } };
  };
  fakeGateway({ eventsPublish: (variables) => take(variables as EventsPublishMutationVariables) });
  return async () => {
    await flushEvents();
    return told;
  };
}
