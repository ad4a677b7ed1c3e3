import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  type UserGroupMembersQuery,
  UserGroupMembersDocument,
} from '../../../generated/userGroup/dialogs/userGroupMembers.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { PersonLine } from '../../../ui/PersonLine.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useRows } from '../../../ui/table/rowSource.ts';
import type { PickedMember } from '../../member/picker/pickerRows.ts';
import { usePeoplePages } from '../../member/picker/usePeoplePages.ts';
import { useReadPeople } from '../../member/picker/useReadPeople.ts';
import { memberName } from '../../member/people/memberName.ts';
import { groupPhrases, groupTexts } from '../userGroupMessages.ts';

const keyOf = ({ id }: PickedMember) => id;

const membersOf = ({ node }: UserGroupMembersQuery) => (node && 'members' in node ? node.members : null);

/** The people who belong to a user group at present, page by page. */
export function GroupMembersDialog({
  id,
  name,
  membersCount,
  onClose,
}: {
  id: string;
  /** Null while it is not known. */
  name: string | null;
  /** Null where they are not counted. */
  membersCount: number | null;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const read = useReadPeople(UserGroupMembersDocument, (page) => ({ ...page, id }), membersOf);
  const { members, isLoading, hasMore, failure, loadMore } = usePeoplePages(read, { isOn: true, isWhole: false });
  const rows = useRows(members, keyOf);
  const columns = useMemo(
    (): readonly Column<PickedMember>[] => [
      {
        id: 'person',
        header: intl.formatMessage(groupTexts.people),
        width: 'minmax(0, 1fr)',
        render: (member) => (
          <PersonLine
            name={memberName(intl, member)}
            email={member.name ? member.email : null}
            seed={member.guid}
            imageUrl={member.imageUrl}
          />
        ),
      },
    ],
    [intl],
  );
  return (
    <NoticeDialog
      title={name === null ? formatMessage(groupTexts.people) : formatMessage(groupPhrases.peopleTitle, { name })}
      onClose={onClose}
    >
      {membersCount !== null && (
        <Typography color="text.secondary">{formatMessage(groupPhrases.members, { count: membersCount })}</Typography>
      )}
      <DataTable
        label={formatMessage(groupTexts.people)}
        columns={columns}
        rows={rows}
        totalCount={Math.max(members.length, membersCount ?? 0)}
        height="max(180px, min(416px, calc(100dvh - 320px)))"
        loading={isLoading}
        hasMore={hasMore && !failure}
        onLoadMore={loadMore}
        empty={
          failure ? null : (
            <Typography color="text.secondary" role="status" sx={{ px: 2, py: 3 }}>
              {formatMessage(groupTexts.nobody)}
            </Typography>
          )
        }
        footer={
          failure && (
            <ErrorState
              compact
              title={formatMessage(groupTexts.peopleFailed)}
              requestId={failure.requestId}
              onRetry={loadMore}
            />
          )
        }
      />
    </NoticeDialog>
  );
}
