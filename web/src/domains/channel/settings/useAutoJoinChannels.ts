import { useEffect, useState } from 'react';
import {
  type AutoJoinChannelsQuery,
  useAutoJoinChannelsQuery,
} from '../../../generated/channel/settings/autoJoinChannels.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { MORE_IN_PLACE, READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import type { AutoJoinChannel } from './autoJoinEdits.ts';

/** The first page of the list, into which the others are read. */
export const FIRST_PAGE = { first: 50, after: null } as const;

const connectionOf = (data: AutoJoinChannelsQuery | undefined) => data?.viewer.team?.channels ?? null;

/** The answer with the nodes of the pages before in front. */
function joined(before: AutoJoinChannelsQuery, after: AutoJoinChannelsQuery | undefined): AutoJoinChannelsQuery {
  const [start, end] = [connectionOf(before), connectionOf(after)];
  const team = after?.viewer.team;
  if (!after || !team || !start || !end) return before;
  const channels = { ...end, nodes: [...start.nodes, ...end.nodes] };
  return { ...after, viewer: { ...after.viewer, team: { ...team, channels } } };
}

/**
 * Reads the channels that everybody joins, page after page: what is not read yet cannot be told from what was taken away.
 * Null until all of them are there; a list that was there once stays while it is read again.
 */
export function useAutoJoinChannels() {
  const { data, loading, error, fetchMore, refetch } = useAutoJoinChannelsQuery({
    ...READ_AFRESH,
    variables: FIRST_PAGE,
  });
  const [broken, setBroken] = useState<{ readonly after: string; readonly requestId: string | null } | null>(null);
  const [complete, setComplete] = useState<readonly AutoJoinChannel[] | null>(null);
  const connection = connectionOf(data);
  const after = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  const isBroken = broken !== null && broken.after === after;

  useEffect(() => {
    if (after === null || loading || isBroken) return;
    const merge = {
      updateQuery: (before: AutoJoinChannelsQuery, { fetchMoreResult }: { fetchMoreResult?: AutoJoinChannelsQuery }) =>
        joined(before, fetchMoreResult),
    };
    const breakOff = (cause: unknown) => setBroken({ after, requestId: failureOf(cause)?.requestId ?? null });
    fetchMore({ ...MORE_IN_PLACE, ...merge, variables: { ...FIRST_PAGE, after } }).then((page) => {
      if (!connectionOf(page.data)) breakOff(page.error);
    }, breakOff);
  }, [after, loading, isBroken, fetchMore]);

  // What is auto-join no longer has left the list, wherever that was read.
  const nodes = connection && after === null ? connection.nodes.filter(({ isAutoJoin }) => isAutoJoin !== false) : null;
  const isKnown = nodes === null || (complete !== null && isSameList(complete, nodes));
  if (!isKnown) setComplete(nodes);
  const channels = isKnown ? complete : nodes;
  const readAgain = async (): Promise<boolean> => {
    setBroken(null);
    const answer = await refetch().catch(() => null);
    return connectionOf(answer?.data) !== null;
  };
  return {
    channels,
    isLoading: loading || (after !== null && !isBroken),
    requestId: isBroken ? broken.requestId : (failureOf(error)?.requestId ?? null),
    readAgain,
  };
}

const isSameList = (one: readonly AutoJoinChannel[], other: readonly AutoJoinChannel[]) =>
  one.length === other.length &&
  one.every((channel, place) => {
    const twin = other[place];
    return channel.id === twin?.id && channel.name === twin.name && channel.othersCount === twin.othersCount;
  });
