import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { MoreIcon } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { MenuPanel } from '../../ui/menu/MenuPanel.tsx';
import { copyPath } from './groupPaths.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import type { ListedGroup } from './useUserGroups.ts';

/** What can be done with a user group beside editing it: beginning another one with it, deleting it. */
export function GroupMenu({ group, onDelete }: { group: ListedGroup; onDelete: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { id, name, viewerCanEdit, viewerCanDelete } = group;
  const label = formatMessage(groupPhrases.actions, { name });
  const duplicate = {
    key: 'duplicate',
    label: formatMessage(groupTexts.duplicate),
    onChoose: () => void navigate(copyPath(id)),
  };
  const remove = {
    key: 'delete',
    label: formatMessage(groupTexts.delete),
    isDanger: true,
    startsGroup: viewerCanEdit,
    onChoose: onDelete,
  };
  const entries = [...(viewerCanEdit ? [duplicate] : []), ...(viewerCanDelete ? [remove] : [])];
  if (entries.length === 0) return null;
  return (
    <MenuButton label={label} icon={<MoreIcon />}>
      {(menu) => <MenuPanel {...menu} label={label} entries={entries} />}
    </MenuButton>
  );
}
