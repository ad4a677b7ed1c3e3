import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { ItemList } from '../../ui/items/ItemList.tsx';
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
    <ItemList
      label={formatMessage(groupTexts.list)}
      listRef={listRef}
      hasMore={hasMore}
      isGrowing={isGrowing}
      growthFailure={failureOf(growthError)}
      words={{ more: formatMessage(groupTexts.showMore), failed: formatMessage(groupTexts.moreFailed) }}
      onMore={loadMore}
    >
      {items.map((group) => (
        <GroupItem key={group.id} group={group} onAsk={onAsk} />
      ))}
    </ItemList>
  );
}
