import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EditLink } from '../../../ui/items/EditLink.tsx';
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
  cardRef,
  isLifted = false,
  style,
}: FieldCardProps & {
  /** What the card is dragged by. */
  handle?: ReactNode;
  cardRef?: Ref<HTMLLIElement>;
  /** While it is dragged it lies above the others. */
  isLifted?: boolean;
  style?: CSSProperties;
}) {
  const { formatMessage } = useIntl();
  const isPlatform = field.editableBy === 'PLATFORM';
  return (
    <Box
      component="li"
      {...(cardRef && { ref: cardRef })}
      {...(style && { style })}
      sx={{
        ...{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 2, py: 1.75, bgcolor: 'background.paper' },
        // In a narrow window what is done with it stands below.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& + &': { borderTop: 1, borderColor: 'line.soft' },
        ...(isLifted && { position: 'relative', zIndex: 1, boxShadow: (theme) => theme.vars.palette.shadow.mid }),
      }}
    >
      {handle}
      <Box sx={{ flex: { xs: '1 1 calc(100% - 48px)', sm: 1 }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 30 }}>
          <Typography variant="h3" component={headingLevel} sx={{ overflowWrap: 'anywhere' }}>
            {field.name}
          </Typography>
          {field.isMandatory && <Badge tone="accent">{formatMessage(fieldListTexts.mandatory)}</Badge>}
          {isPlatform && <Badge>{formatMessage(fieldListTexts.platform)}</Badge>}
        </Box>
        {field.description && (
          <Typography
            color="text.secondary"
            sx={{ maxWidth: '80ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {field.description}
          </Typography>
        )}
        <FieldFacts
          field={field}
          usage={usage}
          isUsageLoading={isUsageLoading}
          canChange={canChange}
          onAllValues={() => actions.onDialog('values', field)}
        />
        {isPlatform && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {formatMessage(fieldListTexts.platformText)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
        {field.viewerCanEdit && !field.isArchived && (
          <EditLink
            to={pathTo('customFieldEdit', { fieldId: field.fieldId })}
            label={formatMessage(fieldListPhrases.editField, { name: field.name })}
          >
            {formatMessage(fieldListTexts.edit)}
          </EditLink>
        )}
        <FieldMenu field={field} actions={actions} />
      </Box>
    </Box>
  );
}
