import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { GroupItem } from './GroupItem.tsx';
import { groupTexts } from './userGroupMessages.ts';
import type { GroupDialogKind } from './dialogs/useGroupDialog.ts';
import type { useUserGroups } from './useUserGroups.ts';

type Groups = ReturnType<typeof useUserGroups>;

/** The user groups as far as they are read; a button brings as many again. */
export function GroupList({
  list,
  isGrowing,
  growthFailure,
  showMore,
  listRef,
  onAsk,
}: Pick<Groups, 'isGrowing' | 'growthFailure' | 'showMore'> & {
  list: NonNullable<Groups['list']>;
  listRef: RefObject<HTMLUListElement | null>;
  onAsk: (kind: GroupDialogKind, group: string) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <Box
        component="ul"
        role="list"
        ref={listRef}
        aria-label={formatMessage(groupTexts.list)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {list.nodes.map((group) => (
          <GroupItem key={group.id} group={group} onAsk={onAsk} />
        ))}
      </Box>
      {growthFailure && (
        <ErrorState
          compact
          title={formatMessage(groupTexts.moreFailed)}
          requestId={growthFailure.failure?.requestId}
          onRetry={showMore}
        />
      )}
      {!growthFailure && list.pageInfo.hasNextPage && (
        <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" loading={isGrowing} onClick={showMore}>
            {formatMessage(groupTexts.showMore)}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
