import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { groupFormPhrases, groupFormTexts } from './userGroupFormMessages.ts';
import type { GroupPreview, Matches } from './useGroupPreview.ts';

/** How many people match and, of a group that is changed, how many join and leave. */
export function useMatchWords() {
  const { formatMessage } = useIntl();
  return {
    count: ({ membersCount }: Matches) => formatMessage(groupFormPhrases.matches, { count: membersCount }),
    countAndMoves: ({ membersCount, joiningCount, leavingCount }: Matches) =>
      formatMessage(groupFormPhrases.matchesAndMoves, {
        count: membersCount,
        joining: joiningCount,
        leaving: leavingCount,
      }),
    moves: ({ joiningCount, leavingCount }: Matches) =>
      formatMessage(groupFormPhrases.moves, { joining: joiningCount, leaving: leavingCount }),
  };
}

/** How many members match what is chosen, counted while it is chosen. */
export function MatchCount({ preview, isEdit }: { preview: GroupPreview; isEdit: boolean }) {
  const { formatMessage } = useIntl();
  const words = useMatchWords();
  const { state, matches, requestId, countAgain } = preview;
  const text = () => {
    if (state === 'incomplete') return formatMessage(groupFormTexts.incomplete);
    if (matches === null) return formatMessage(groupFormTexts.counting);
    return isEdit ? words.countAndMoves(matches) : words.count(matches);
  };
  if (state === 'failed') {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <FailureAlert text={formatMessage(groupFormTexts.countFailed)} requestId={requestId} />
        <Button size="small" onClick={countAgain}>
          {formatMessage(uiMessages.retry)}
        </Button>
      </Box>
    );
  }
  return (
    <Typography
      role="status"
      aria-busy={state === 'counting'}
      color={state === 'counted' ? 'text.primary' : 'text.secondary'}
      sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: state === 'counted' ? 550 : undefined }}
    >
      {text()}
    </Typography>
  );
}
