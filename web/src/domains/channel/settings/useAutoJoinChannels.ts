import { useState } from 'react';
import {
  type AutoJoinChannelsQuery,
  AutoJoinChannelsDocument,
} from '../../../generated/channel/settings/autoJoinChannels.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import { channelTypePolicies } from '../typePolicies.ts';
import type { AutoJoinChannel } from './autoJoinEdits.ts';

/** The first page of the list, behind which the others are kept. */
export const FIRST_PAGE = { first: 50 } as const;

const channelsOf = ({ viewer }: AutoJoinChannelsQuery) => viewer.team?.channels;

/**
 * Reads the channels that everybody joins, page after page: what is not read yet cannot be told from what was taken away.
 * Null until all of them are there; a list that was there once stays while it is read again.
 */
export function useAutoJoinChannels() {
  useTypePolicies(channelTypePolicies);
  const { items, hasMore, isStale, isLoading, error, growthError, readAgain } = usePagedList(
    AutoJoinChannelsDocument,
    channelsOf,
    { ...READ_AFRESH, variables: FIRST_PAGE, isWhole: true },
  );
  const [complete, setComplete] = useState<readonly AutoJoinChannel[] | null>(null);
  // What is auto-join no longer has left the list, wherever that was read.
  const nodes = items && !hasMore && !isStale ? items.filter(({ isAutoJoin }) => isAutoJoin !== false) : null;
  const isKnown = nodes === null || (complete !== null && isSameList(complete, nodes));
  if (!isKnown) setComplete(nodes);
  return {
    channels: isKnown ? complete : nodes,
    isLoading: isLoading || (hasMore && growthError === null),
    requestId: failureOf(growthError ?? error)?.requestId ?? null,
    readAgain,
  };
}

const isSameList = (one: readonly AutoJoinChannel[], other: readonly AutoJoinChannel[]) =>
  one.length === other.length &&
  one.every((channel, place) => {
    const twin = other[place];
    return channel.id === twin?.id && channel.name === twin.name && channel.othersCount === twin.othersCount;
  });
