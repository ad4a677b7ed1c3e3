import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { channelWords } from '../channelWords.ts';
import { groupFormPhrases, groupFormTexts } from './userGroupFormMessages.ts';
import type { GroupChannel } from './useUserGroup.ts';
import type { Matches } from './useGroupPreview.ts';

/** Whether a channel takes in the members of a user group by itself. */
const takesIn = ({ isAutoJoin, autoJoinGroups }: GroupChannel, groupId: string) =>
  isAutoJoin === true &&
  autoJoinGroups !== null &&
  (autoJoinGroups.length === 0 || autoJoinGroups.some(({ id }) => id === groupId));

/** Whether it is known what becomes of those who join. */
const isKnown = ({ isAutoJoin, autoJoinGroups }: GroupChannel) =>
  isAutoJoin !== null && (!isAutoJoin || autoJoinGroups !== null);

/**
 * Warns of the channels that people are put into, and taken out of, as they join and leave a user group; and where that could
 * not be found out, so that nobody takes silence for an answer.
 */
export function ChannelMoves({
  groupId,
  channels,
  matches: { joiningCount, leavingCount },
}: {
  groupId: string;
  /** Those that are restricted to it; null where they could not be read. */
  channels: readonly GroupChannel[] | null;
  matches: Matches;
}) {
  const intl = useIntl();
  if (joiningCount + leavingCount === 0) return null;
  // Nothing is changed of who is in an archived one.
  const inUse = (channels ?? []).filter(({ isArchived }) => isArchived !== true);
  const entered = joiningCount > 0 ? inUse.filter((channel) => takesIn(channel, groupId)) : [];
  const left = leavingCount > 0 ? inUse : [];
  const isUnread = channels === null || (joiningCount > 0 && !inUse.every(isKnown));
  if (entered.length + left.length === 0 && !isUnread) return null;
  const sentence = (phrase: (typeof groupFormPhrases)['putInto' | 'takenOut'], names: readonly GroupChannel[]) =>
    names.length > 0 && (
      <Typography variant="inherit">
        {intl.formatMessage(phrase, { channels: channelWords(intl, names), count: names.length })}
      </Typography>
    );
  return (
    <Alert severity="warning" role="none">
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {sentence(groupFormPhrases.putInto, entered)}
        {sentence(groupFormPhrases.takenOut, left)}
        {isUnread && <Typography variant="inherit">{intl.formatMessage(groupFormTexts.movesUnread)}</Typography>}
      </Box>
    </Alert>
  );
}
