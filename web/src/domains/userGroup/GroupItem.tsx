import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type IntlShape, useIntl } from 'react-intl';
import { pathTo } from '../../lib/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EditLink } from '../../ui/items/EditLink.tsx';
import { Item } from '../../ui/items/Item.tsx';
import { channelWords } from './channelWords.ts';
import { conditionsOf } from './conditionWords.ts';
import { GroupConditions } from './GroupConditions.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import type { GroupDialogKind } from './dialogs/useGroupDialog.ts';
import type { ListedGroup } from './useUserGroups.ts';

const VISIBILITY = {
  ADMIN: groupTexts.adminsOnly,
  MEMBER: groupTexts.membersToo,
  UNKNOWN: groupTexts.visibilityUnknown,
};

function channelLine(intl: IntlShape, channels: ListedGroup['channels']): string {
  if (channels === null) return intl.formatMessage(groupTexts.channelsUnread);
  if (channels.length === 0) return intl.formatMessage(groupTexts.noChannels);
  return intl.formatMessage(groupPhrases.channels, { channels: channelWords(intl, channels) });
}

/** How many people belong to it, with the way to who they are. */
function MembersLine({ group: { name, membersCount }, onShow }: { group: ListedGroup; onShow: () => void }) {
  const { formatMessage } = useIntl();
  if (membersCount === null) return <span>{formatMessage(groupTexts.notCounted)}</span>;
  const count = formatMessage(groupPhrases.members, { count: membersCount });
  if (membersCount === 0) return <span>{count}</span>;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={formatMessage(groupPhrases.membersOf, { count: membersCount, name })}
      onClick={onShow}
      sx={{ ml: -1, minWidth: 0, px: 1 }}
    >
      {count}
    </Button>
  );
}

/** A user group in the list. */
export function GroupItem({
  group,
  onAsk,
}: {
  group: ListedGroup;
  onAsk: (kind: GroupDialogKind, group: string) => void;
}) {
  const intl = useIntl();
  const { id, name, description, visibleTo, source, constraints, channels } = group;
  const isFromDirectory = source === 'DIRECTORY';
  return (
    <Item
      name={name}
      badges={
        <>
          <Badge tone={visibleTo === 'MEMBER' ? 'info' : 'neutral'}>{intl.formatMessage(VISIBILITY[visibleTo])}</Badge>
          {isFromDirectory && <Badge tone="neutral">{intl.formatMessage(groupTexts.directory)}</Badge>}
        </>
      }
      description={description}
      facts={
        <>
          <MembersLine group={group} onShow={() => onAsk('members', id)} />
          <span>{channelLine(intl, channels)}</span>
        </>
      }
      acts={
        <>
          {group.viewerCanEdit && !isFromDirectory && (
            <EditLink to={pathTo('userGroupEdit', { id })} label={intl.formatMessage(groupPhrases.editGroup, { name })}>
              {intl.formatMessage(groupTexts.edit)}
            </EditLink>
          )}
          <GroupMenu group={group} onDelete={() => onAsk('delete', id)} />
        </>
      }
    >
      {isFromDirectory ? (
        <Typography>{intl.formatMessage(groupTexts.directoryText)}</Typography>
      ) : (
        <GroupConditions conditions={conditionsOf(constraints)} />
      )}
    </Item>
  );
}
