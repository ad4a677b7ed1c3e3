import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type UserGroupMembersQuery, UserGroupMembersDocument } from '../../generated/userGroup/userGroupMembers.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useRows } from '../../ui/table/rowSource.ts';
import type { PickedMember } from '../member/dialogs/pickerRows.ts';
import { usePeoplePages } from '../member/dialogs/usePeoplePages.ts';
import { useReadPeople } from '../member/dialogs/useReadPeople.ts';
import { memberName } from '../member/memberName.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import type { AskedGroup } from './useGroupDialog.ts';

const keyOf = ({ id }: PickedMember) => id;

const membersOf = ({ node }: UserGroupMembersQuery) => (node && 'members' in node ? node.members : null);

/** Somebody's picture, name and address. */
function Person({ member, intl }: { member: PickedMember; intl: IntlShape }) {
  const name = memberName(intl, member);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar name={name} seed={member.guid} src={member.imageUrl} size={32} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap title={name} sx={{ fontWeight: 550 }}>
          {name}
        </Typography>
        {member.name && member.email && (
          <Typography variant="body2" color="text.secondary" noWrap title={member.email}>
            {member.email}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** The people who belong to a user group at present, page by page. */
export function GroupMembersDialog({ group, onClose }: { group: AskedGroup; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const titleId = useId();
  const read = useReadPeople(UserGroupMembersDocument, (page) => ({ ...page, id: group.id }), membersOf);
  const { members, isLoading, hasMore, failure, loadMore } = usePeoplePages(read, { isOn: true, isWhole: false });
  const rows = useRows(members, keyOf);
  const columns = useMemo(
    (): readonly Column<PickedMember>[] => [
      {
        id: 'person',
        header: intl.formatMessage(groupTexts.people),
        width: 'minmax(0, 1fr)',
        render: (member) => <Person member={member} intl={intl} />,
      },
    ],
    [intl],
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {formatMessage(groupPhrases.peopleTitle, { name: group.name })}
      </DialogTitle>
      <DialogContent>
        {group.membersCount !== null && (
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {formatMessage(groupPhrases.members, { count: group.membersCount })}
          </Typography>
        )}
        <DataTable
          label={formatMessage(groupTexts.people)}
          columns={columns}
          rows={rows}
          totalCount={Math.max(members.length, group.membersCount ?? 0)}
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{formatMessage(groupTexts.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
