import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { editorNames, fieldLabels, typeNames } from '../list/fieldListMessages.ts';
import { shownWords } from '../list/fieldWords.ts';
import type { ConditionChoice } from './conditions/conditionChoices.ts';
import { defaultOf, type ConditionRow, type FieldFormValues } from './fieldForm.ts';
import { formTexts, typeTexts } from './fieldFormMessages.ts';
import { FieldSpecimen } from './FieldSpecimen.tsx';
import { previewTexts } from './previewMessages.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

/** The conditions by the names of what they are about. */
const namedConditions = (rows: readonly ConditionRow[], choices: readonly ConditionChoice[]) =>
  rows.flatMap(({ customFieldId, valueId }) => {
    const field = choices.find(({ id }) => id === customFieldId);
    const value = field?.values.find(({ id }) => id === valueId);
    return field && value ? [{ field, value }] : [];
  });

/** How a field will look, and what holds of it. */
export function FieldPreview({ field, choices }: { field: FieldFormValues; choices: readonly ConditionChoice[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const start = defaultOf(field)?.text.trim();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="textSecondary">{formatMessage(previewTexts.text)}</Typography>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radius.popover}px`,
          p: 2,
          bgcolor: 'background.default',
        }}
      >
        <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {formatMessage(previewTexts.profile)}
        </Typography>
        {field.valueType !== '' && <FieldSpecimen form={field} valueType={field.valueType} />}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.75, m: 0 }}
      >
        {field.valueType !== '' && (
          <Fact name={formatMessage(typeTexts.label)}>{formatMessage(typeNames[field.valueType])}</Fact>
        )}
        <Fact name={formatMessage(fieldLabels.shown)}>
          {shownWords(intl, { conditions: namedConditions(field.conditions, choices) })}
        </Fact>
        <Fact name={formatMessage(fieldLabels.editor)}>{formatMessage(editorNames[field.editableBy || 'USER'])}</Fact>
        <Fact name={formatMessage(formTexts.mandatory)}>
          {formatMessage(field.isMandatory ? previewTexts.mandatory : previewTexts.optional)}
        </Fact>
        {start !== undefined && <Fact name={formatMessage(fieldLabels.defaultValue)}>{start}</Fact>}
      </Box>
    </Box>
  );
}
