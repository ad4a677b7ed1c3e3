import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EditLink } from '../../../ui/items/EditLink.tsx';
import { type DraggedItem, Item } from '../../../ui/items/Item.tsx';
import type { FieldActions } from './fieldActions.ts';
import { FieldFacts } from './FieldFacts.tsx';
import { fieldListPhrases, fieldListTexts } from './fieldListMessages.ts';
import { FieldMenu } from './FieldMenu.tsx';
import type { ListedField, ListedUsage } from '../listedField.ts';

export interface FieldCardProps {
  readonly field: ListedField;
  readonly usage: ListedUsage | undefined;
  readonly isUsageLoading: boolean;
  /** Whether the team may change fields and user groups. */
  readonly canChange: boolean;
  readonly actions: FieldActions;
  /** Of the name, below the heading of the page or of a section. */
  readonly headingLevel: 'h2' | 'h3';
}

/** One field of the list. */
export function FieldCard({
  field,
  usage,
  isUsageLoading,
  canChange,
  actions,
  headingLevel,
  handle,
  dragged,
}: FieldCardProps & {
  /** What the card is dragged by. */
  handle?: ReactNode;
  dragged?: DraggedItem;
}) {
  const { formatMessage } = useIntl();
  const isPlatform = field.editableBy === 'PLATFORM';
  return (
    <Item
      lead={handle}
      name={field.name}
      headingLevel={headingLevel}
      badges={
        <>
          {field.isMandatory && <Badge tone="accent">{formatMessage(fieldListTexts.mandatory)}</Badge>}
          {isPlatform && <Badge>{formatMessage(fieldListTexts.platform)}</Badge>}
        </>
      }
      description={field.description}
      acts={
        <>
          {field.viewerCanEdit && !field.isArchived && (
            <EditLink
              to={pathTo('customFieldEdit', { fieldId: field.fieldId })}
              label={formatMessage(fieldListPhrases.editField, { name: field.name })}
            >
              {formatMessage(fieldListTexts.edit)}
            </EditLink>
          )}
          <FieldMenu field={field} actions={actions} />
        </>
      }
      {...(dragged && { dragged })}
    >
      <FieldFacts
        field={field}
        usage={usage}
        isUsageLoading={isUsageLoading}
        canChange={canChange}
        onAllValues={() => actions.onDialog('values', field)}
      />
      {isPlatform && (
        <Typography variant="body2" color="text.secondary">
          {formatMessage(fieldListTexts.platformText)}
        </Typography>
      )}
    </Item>
  );
}
