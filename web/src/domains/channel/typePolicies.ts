import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { pagedField } from '../../lib/apollo/pagedField.ts';

/** A list inside of a channel: what is read takes its place. */
const replaced: FieldPolicy<unknown> = { merge: false };

/** How the cache keeps channels and the lists of them. */
export const channelTypePolicies: TypePolicies = {
  Team: { fields: { channels: pagedField(['search', 'isAutoJoin', 'only', 'isArchived']) } },
  Channel: { fields: { autoJoinGroups: replaced, restrictedTo: replaced, moderators: replaced, posters: replaced } },
  ChannelPrivileges: { merge: true },
};
