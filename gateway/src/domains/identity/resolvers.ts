import type { GatewayContext } from '../../context.ts';
import { fieldsOf } from '../../fields.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { TEAM } from '../team/mapper.ts';
import { emailPreferences } from './emailPreferences.ts';
import { VIEWER } from './mapper.ts';
import { ipAddresses } from './ipAddresses.ts';
import { ipAddressMarkUnsafe } from './ipAddressMarkUnsafe.ts';
import { pinAuthenticate } from './pinAuthenticate.ts';
import { pinIssue } from './pinIssue.ts';
import { sessionEnd } from './sessionEnd.ts';
import { sessionEndOthers } from './sessionEndOthers.ts';
import { sessionFields, sessions } from './sessions.ts';
import { signOut } from './signOut.ts';
import { teamMembershipFields } from './teams.ts';
import { viewerAddressPinIssue } from './viewerAddressPinIssue.ts';
import { viewerAddressProve } from './viewerAddressProve.ts';
import { viewerEmailPreferencesUpdate } from './viewerEmailPreferencesUpdate.ts';
import { viewerLocaleUpdate } from './viewerLocaleUpdate.ts';
import { viewerPasswordSet } from './viewerPasswordSet.ts';
import { viewerPhotoRemove } from './viewerPhotoRemove.ts';
import { viewerPhotoUpload } from './viewerPhotoUpload.ts';
import { viewerProfileUpdate } from './viewerProfileUpdate.ts';
import { viewerTeamSwitch } from './viewerTeamSwitch.ts';

const fromProfile = fieldsOf((loaders) => loaders.identity.profile());

export const identityResolvers = {
  Query: { viewer: () => VIEWER },
  Mutation: {
    ipAddressMarkUnsafe,
    pinIssue,
    pinAuthenticate,
    sessionEnd,
    sessionEndOthers,
    signOut,
    viewerAddressPinIssue,
    viewerAddressProve,
    viewerEmailPreferencesUpdate,
    viewerLocaleUpdate,
    viewerPasswordSet,
    viewerPhotoRemove,
    viewerPhotoUpload,
    viewerProfileUpdate,
    viewerTeamSwitch,
  },
  Viewer: {
    id: async (_viewer, _args, { loaders }) => toId('Viewer', (await loaders.identity.profile()).guid),
    guid: fromProfile('guid'),
    email: fromProfile('email'),
    name: fromProfile('name'),
    role: fromProfile('role'),
    locale: fromProfile('locale'),
    imageUrl: fromProfile('imageUrl'),
    phone: fromProfile('phone'),
    profileVersion: fromProfile('profileVersion'),
    features: fromProfile('features'),
    emailPreferences,
    sessions,
    ipAddresses,
    teams: async (_viewer, _args, { loaders }) => (await loaders.identity.memberships()).teams,
    isAddressProven: async (_viewer, _args, { loaders }) => (await loaders.identity.memberships()).isAddressProven,
    team: () => TEAM,
  },
  Session: sessionFields,
  TeamMembership: teamMembershipFields,
} satisfies Resolvers;

/** The viewer behind an id, if it is the one who asks. */
export const viewerNode = async (key: string, { loaders }: GatewayContext) =>
  (await loaders.identity.profile()).guid === key ? VIEWER : null;
