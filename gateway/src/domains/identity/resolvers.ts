import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { TEAM } from '../team/mapper.ts';
import { type ProfileRecord, VIEWER, type ViewerRef } from './mapper.ts';
import { pinAuthenticate } from './pinAuthenticate.ts';
import { pinIssue } from './pinIssue.ts';
import { signOut } from './signOut.ts';
import { viewerLocaleUpdate } from './viewerLocaleUpdate.ts';

const fromProfile =
  <K extends keyof ProfileRecord>(name: K) =>
  async (_viewer: ViewerRef, _args: object, { loaders }: GatewayContext): Promise<ProfileRecord[K]> =>
    (await loaders.identity.profile())[name];

export const identityResolvers = {
  Query: { viewer: () => VIEWER },
  Mutation: { pinIssue, pinAuthenticate, signOut, viewerLocaleUpdate },
  Viewer: {
    id: async (_viewer, _args, { loaders }) => toId('Viewer', (await loaders.identity.profile()).guid),
    guid: fromProfile('guid'),
    email: fromProfile('email'),
    name: fromProfile('name'),
    role: fromProfile('role'),
    locale: fromProfile('locale'),
    imageUrl: fromProfile('imageUrl'),
    features: fromProfile('features'),
    team: () => TEAM,
  },
} satisfies Resolvers;

/** The viewer behind an id, if it is the one who asks. */
export const viewerNode = async (key: string, { loaders }: GatewayContext) =>
  (await loaders.identity.profile()).guid === key ? VIEWER : null;
