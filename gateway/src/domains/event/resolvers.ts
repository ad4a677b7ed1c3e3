import type { Resolvers } from '../../generated/resolvers.ts';
import { eventsPublish } from './eventsPublish.ts';

export const eventResolvers = { Mutation: { eventsPublish } } satisfies Resolvers;
