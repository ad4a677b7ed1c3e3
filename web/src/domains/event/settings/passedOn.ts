import type { ApolloClient } from '@apollo/client';
import { RequestTeamDocument } from '../../../generated/event/settings/requestTeam.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { readPreference, writePreference } from '../../../lib/storage/preferences.ts';

/** What has been asked for since the console was opened. */
const sinceOpened = new WeakMap<ApolloClient, Set<string>>();

/** How this browser names the wishes of the team today, of which the service takes one of each; null where the team is not known. */
const dayOfTeam = (client: ApolloClient): string | null => {
  const teamId = client.readQuery({ query: RequestTeamDocument })?.viewer.team?.id;
  return teamId === undefined ? null : `${new Date(serverNow()).toISOString().slice(0, 10)}/${teamId}/`;
};

const kept = (): string[] => readPreference('featureRequests')?.split(' ') ?? [];

/** Whether a wish has been passed on for the team already: since the console was opened, or today. */
export const wasPassedOn = (client: ApolloClient, feature: string): boolean => {
  if (sinceOpened.get(client)?.has(feature)) return true;
  const day = dayOfTeam(client);
  return day !== null && kept().includes(day + feature);
};

/** Remembers that a wish has been passed on; what was kept of other days goes. */
export const rememberPassedOn = (client: ApolloClient, feature: string): void => {
  sinceOpened.set(client, (sinceOpened.get(client) ?? new Set()).add(feature));
  const day = dayOfTeam(client);
  if (day === null) return;
  const [date = ''] = day.split('/');
  const ofToday = kept().filter((wish) => wish.startsWith(`${date}/`));
  writePreference('featureRequests', [...new Set([...ofToday, day + feature])].join(' '));
};
