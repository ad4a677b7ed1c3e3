import { useIntl } from 'react-intl';
import { MoreIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { type MenuEntry, MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import { fieldListPhrases, fieldListTexts } from './fieldListMessages.ts';
import type { FieldActions } from './fieldActions.ts';
import type { ListedField } from '../listedField.ts';

/** What can be done with a field beside editing it. */
export function FieldMenu({ field, actions }: { field: ListedField; actions: FieldActions }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(fieldListPhrases.actionsFor, { name: field.name });
  const isPicker = field.valueType === 'CONTACT_PICKER';
  const entry = (key: keyof typeof fieldListTexts, onChoose: (() => void) | null, rest: Partial<MenuEntry> = {}) =>
    onChoose ? [{ key, label: formatMessage(fieldListTexts[key]), onChoose, ...rest }] : [];
  const { onMoveUp, onMoveDown, onDialog, onRestore } = actions;
  const canArchive = field.viewerCanEdit && !field.isArchived;
  const canRestore = field.viewerCanEdit && field.isArchived;
  const entries: readonly MenuEntry[] = [
    ...entry(isPicker ? 'allContacts' : 'allValues', () => onDialog('values', field)),
    ...entry('moveUp', onMoveUp, { startsGroup: true }),
    ...entry('moveDown', onMoveDown, { startsGroup: onMoveUp === null }),
    ...entry('archive', canArchive ? () => onDialog('archive', field) : null, { startsGroup: true }),
    ...entry('restore', canRestore ? () => onRestore(field) : null, { startsGroup: true }),
    ...entry('remove', field.viewerCanDelete ? () => onDialog('delete', field) : null, {
      isDanger: true,
      startsGroup: !field.viewerCanEdit,
    }),
  ];
  return (
    <MenuButton label={label} icon={<MoreIcon fontSize="small" />}>
      {(menu) => <MenuPanel {...menu} label={label} entries={entries} />}
    </MenuButton>
  );
}
