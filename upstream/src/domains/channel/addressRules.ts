import { randomUUID } from 'node:crypto';

/** Where the addresses of channels are: one domain for all teams, or null where each team's is made of its own. */
export type GroupsDomain = string | null;

/** The domain of the addresses of a team's channels. */
export const channelDomain = (groupsDomain: GroupsDomain, teamDomain: string): string =>
  groupsDomain ?? `chat.${teamDomain.toLowerCase()}`;

/** The address of a channel that is to be. */
export const newChannelAddress = (groupsDomain: GroupsDomain, teamDomain: string): string =>
  `${randomUUID()}@${channelDomain(groupsDomain, teamDomain)}`;
