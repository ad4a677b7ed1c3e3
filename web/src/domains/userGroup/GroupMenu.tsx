import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { MoreIcon } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { MenuPanel } from '../../ui/menu/MenuPanel.tsx';
import { copyPath } from './groupPaths.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import { useGroupVisibility } from './useGroupVisibility.ts';
import type { ListedGroup } from './useUserGroups.ts';

/**
 * What can be done with a user group beside editing it: beginning another one with it, deleting it. One that comes from the
 * directory is not edited: only who sees it is the team's to say.
 */
export function GroupMenu({ group, onDelete }: { group: ListedGroup; onDelete: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { id, name, source, visibleTo, viewerCanEdit, viewerCanDelete } = group;
  const setVisibility = useGroupVisibility(group);
  const isHidden = visibleTo !== 'MEMBER';
  const label = formatMessage(groupPhrases.actions, { name });
  const duplicate = {
    key: 'duplicate',
    label: formatMessage(groupTexts.duplicate),
    onChoose: () => void navigate(copyPath(id)),
  };
  const visibility = {
    key: 'visibility',
    label: formatMessage(isHidden ? groupTexts.showToMembers : groupTexts.showToAdmins),
    onChoose: () => void setVisibility(isHidden ? 'MEMBER' : 'ADMIN'),
  };
  const change = source === 'DIRECTORY' ? visibility : duplicate;
  const remove = {
    key: 'delete',
    label: formatMessage(groupTexts.delete),
    isDanger: true,
    startsGroup: viewerCanEdit,
    onChoose: onDelete,
  };
  const entries = [...(viewerCanEdit ? [change] : []), ...(viewerCanDelete ? [remove] : [])];
  if (entries.length === 0) return null;
  return (
    <MenuButton label={label} icon={<MoreIcon />}>
      {(menu) => <MenuPanel {...menu} label={label} entries={entries} />}
    </MenuButton>
  );
}
