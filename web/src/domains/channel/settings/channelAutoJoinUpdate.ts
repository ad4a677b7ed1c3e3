import type { ApolloCache } from '@apollo/client';
import { AutoJoinChannelsDocument } from '../../../generated/channel/settings/autoJoinChannels.ts';
import {
  ChannelAutoJoinUpdateDocument,
  type ChannelAutoJoinUpdateMutation,
} from '../../../generated/channel/settings/channelAutoJoinUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import type { AutoJoinChannel, AutoJoinEdits } from './autoJoinEdits.ts';
import { FIRST_PAGE } from './useAutoJoinChannels.ts';

/** So many are sent at once: the gateway takes 50, but each puts everybody of a large team into a channel. */
const AT_ONCE = 10;

/** A channel that could not be set, and why: by the gateway's code. */
export interface Unsaved {
  readonly channel: AutoJoinChannel;
  readonly code: string;
}

/** What came of it: whether all of it was answered, and what is known not to be saved. */
export type UpdateOutcome =
  | { readonly kind: 'answered'; readonly unsaved: readonly Unsaved[] }
  | ({ readonly kind: 'failed'; readonly unsaved: readonly Unsaved[] } & Undone);

/** The list of the field as the cache keeps it. */
const OWN_LIST = 'channels:{"isAutoJoin":true}';

interface Change {
  readonly channel: AutoJoinChannel;
  readonly isAutoJoin: boolean;
}

type Payload = ChannelAutoJoinUpdateMutation['channelAutoJoinUpdate'];

/** The other lists are the services': they are read again where they are shown. */
function dropOtherLists(cache: ApolloCache, teamId: string) {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id === undefined) return;
  cache.modify({
    id,
    fields: { channels: (list, { storeFieldName, DELETE }) => (storeFieldName === OWN_LIST ? list : DELETE) },
  });
}

/** Channels that people are put into from now on enter the list; those that are so no longer know it themselves. */
function addToList(cache: ApolloCache, { channels }: Payload) {
  cache.updateQuery({ query: AutoJoinChannelsDocument, variables: FIRST_PAGE }, (list) => {
    const connection = list?.viewer.team?.channels;
    if (!list?.viewer.team || !connection) return undefined;
    const present = new Set(connection.nodes.map(({ id }) => id));
    const added = channels.filter(({ id, isAutoJoin }) => isAutoJoin && !present.has(id));
    const team = { ...list.viewer.team, channels: { ...connection, nodes: [...connection.nodes, ...added] } };
    dropOtherLists(cache, list.viewer.team.id);
    return { ...list, viewer: { ...list.viewer, team } };
  });
}

const placeOf = (field: readonly string[] | null) => (field?.[0] === 'changes' ? Number(field[1]) : Number.NaN);

function unsavedOf(changes: readonly Change[], { channels, userErrors }: Payload): readonly Unsaved[] {
  const saved = new Set(channels.map(({ id }) => id));
  const codes = new Map(userErrors.map(({ code, field }) => [placeOf(field), code]));
  const other = userErrors.find(({ field }) => Number.isNaN(placeOf(field)))?.code ?? 'UNAVAILABLE';
  return changes.flatMap(({ channel }, place) =>
    saved.has(channel.id) ? [] : [{ channel, code: codes.get(place) ?? other }],
  );
}

/** Sends what was edited, and only that; says of which channels it could not be saved. */
export function useChannelAutoJoinUpdate(): (edits: AutoJoinEdits) => Promise<UpdateOutcome> {
  const send = useKeyedMutation(ChannelAutoJoinUpdateDocument, (data) => data.channelAutoJoinUpdate, addToList);
  return async ({ added, removed }) => {
    const all: readonly Change[] = [
      ...removed.map((channel) => ({ channel, isAutoJoin: false })),
      ...added.map((channel) => ({ channel, isAutoJoin: true })),
    ];
    const unsaved: Unsaved[] = [];
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const part = all.slice(start, start + AT_ONCE);
      const changes = part.map(({ channel, isAutoJoin }) => ({ channelId: channel.id, isAutoJoin }));
      // One after the other: each of them locks the team.
      const { payload, failure } = await send({ changes });
      if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }), unsaved };
      unsaved.push(...unsavedOf(part, payload));
    }
    return { kind: 'answered', unsaved };
  };
}
