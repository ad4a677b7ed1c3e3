import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { MoreIcon } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { MenuPanel } from '../../ui/menu/MenuPanel.tsx';
import { groupEditPath } from '../field/fragments/enterprisePaths.ts';
import { copyPath } from './groupPaths.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import type { ListedGroup } from './useUserGroups.ts';

/** What can be done with a user group: changing it, beginning another one with it, deleting it. */
export function GroupMenu({ group, onDelete }: { group: ListedGroup; onDelete: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const label = formatMessage(groupPhrases.actions, { name: group.name });
  const needsPlan = group.viewerCanEdit ? undefined : formatMessage(groupTexts.needsPlan);
  return (
    <MenuButton label={label} icon={<MoreIcon />}>
      {(menu) => (
        <MenuPanel
          {...menu}
          label={label}
          entries={[
            {
              key: 'edit',
              label: formatMessage(groupTexts.edit),
              reason: needsPlan,
              onChoose: () => void navigate(groupEditPath(group.id)),
            },
            {
              key: 'duplicate',
              label: formatMessage(groupTexts.duplicate),
              reason: needsPlan,
              onChoose: () => void navigate(copyPath(group.id)),
            },
            {
              key: 'delete',
              label: formatMessage(groupTexts.delete),
              reason: group.viewerCanDelete ? undefined : formatMessage(groupTexts.notAllowed),
              isDanger: true,
              startsGroup: true,
              onChoose: onDelete,
            },
          ]}
        />
      )}
    </MenuButton>
  );
}
