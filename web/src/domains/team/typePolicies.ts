import type { TypePolicies } from '@apollo/client';

/** A team has one of each, without ids: what different operations read of one belongs together. */
export const teamTypePolicies: TypePolicies = {
  ChannelCreation: { merge: true },
  ChannelCreationRule: { merge: true },
  FileSharing: { merge: true },
  FileStorage: { merge: true },
  WelcomeMessage: { merge: true },
};
