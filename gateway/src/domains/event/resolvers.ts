import type { Resolvers } from '../../generated/resolvers.ts';
import { eventsPublish } from './eventsPublish.ts';
import { featureRequest } from './featureRequest.ts';

export const eventResolvers = { Mutation: { eventsPublish, featureRequest } } satisfies Resolvers;
