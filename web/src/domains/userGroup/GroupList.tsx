import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { ListRest } from '../../ui/ListRest.tsx';
import { GroupItem } from './GroupItem.tsx';
import { groupTexts } from './userGroupMessages.ts';
import type { GroupDialogKind } from './dialogs/useGroupDialog.ts';
import type { useUserGroups } from './useUserGroups.ts';

type Groups = ReturnType<typeof useUserGroups>;

/** The user groups as far as they are read; a button brings as many again. */
export function GroupList({
  items,
  hasMore,
  isGrowing,
  growthError,
  loadMore,
  listRef,
  onAsk,
}: Pick<Groups, 'hasMore' | 'isGrowing' | 'growthError' | 'loadMore'> & {
  items: NonNullable<Groups['items']>;
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
        {items.map((group) => (
          <GroupItem key={group.id} group={group} onAsk={onAsk} />
        ))}
      </Box>
      <ListRest
        hasMore={hasMore}
        isGrowing={isGrowing}
        failure={failureOf(growthError)}
        words={{ more: formatMessage(groupTexts.showMore), failed: formatMessage(groupTexts.moreFailed) }}
        onMore={loadMore}
        sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}
      />
    </Paper>
  );
}
