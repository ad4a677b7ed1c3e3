import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { channelWords } from '../channelWords.ts';
import { groupFormPhrases } from './userGroupFormMessages.ts';
import type { GroupChannel } from './useUserGroup.ts';
import type { Matches } from './useGroupPreview.ts';

/** Whether a channel takes in the members of a user group by itself. */
const takesIn = ({ isAutoJoin, autoJoinGroups }: GroupChannel, groupId: string) =>
  isAutoJoin === true &&
  autoJoinGroups !== null &&
  (autoJoinGroups.length === 0 || autoJoinGroups.some(({ id }) => id === groupId));

/** Warns of the channels that people are put into, and taken out of, as they join and leave a user group. */
export function ChannelMoves({
  groupId,
  channels,
  matches: { joiningCount, leavingCount },
}: {
  groupId: string;
  /** Those that are restricted to it. */
  channels: readonly GroupChannel[];
  matches: Matches;
}) {
  const intl = useIntl();
  // Nothing is changed of who is in an archived one.
  const inUse = channels.filter(({ isArchived }) => isArchived !== true);
  const entered = joiningCount > 0 ? inUse.filter((channel) => takesIn(channel, groupId)) : [];
  const left = leavingCount > 0 ? inUse : [];
  if (entered.length + left.length === 0) return null;
  const sentence = (phrase: (typeof groupFormPhrases)['putInto' | 'takenOut'], names: readonly GroupChannel[]) =>
    names.length > 0 && (
      <Typography variant="inherit">
        {intl.formatMessage(phrase, { channels: channelWords(intl, names), count: names.length })}
      </Typography>
    );
  return (
    <Alert severity="warning" role="none">
      {sentence(groupFormPhrases.putInto, entered)}
      {sentence(groupFormPhrases.takenOut, left)}
    </Alert>
  );
}
