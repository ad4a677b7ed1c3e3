import { skipToken, useQuery } from '@apollo/client/react';
import { ChannelFormDocument, type ChannelFormQuery } from '../../../generated/channel/form/channelForm.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import { channelTypePolicies } from '../typePolicies.ts';

const teamOf = ({ viewer: { team } }: ChannelFormQuery) => (team?.channel ? team : null);

/** A channel as a form begins with it. */
export type ReadChannel = NonNullable<NonNullable<ReturnType<typeof teamOf>>['channel']>;

/** What is known of a channel; `groupJid` is null where there is none to be read. */
export function useChannel(groupJid: string | null) {
  useTypePolicies(channelTypePolicies);
  const read = useKnown(
    useQuery(ChannelFormDocument, groupJid === null ? skipToken : { ...READ_NOW, variables: { groupJid } }),
    teamOf,
  );
  const { isLoading, failure } = read;
  // What is not asked for keeps the variables of what was asked for before.
  const team = groupJid === null ? null : read.known;
  const known = team?.channel ? { teamId: team.id, channel: team.channel } : null;
  return {
    ...read,
    known,
    /** Whether there is no such channel, or none any more. */
    isGone: groupJid !== null && !isLoading && failure === null && known === null,
  };
}
