import Box from '@mui/material/Box';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import { BasicsSection } from './BasicsSection.tsx';
import type { ConditionChoice } from './conditions/conditionChoices.ts';
import { ConditionsSection } from './conditions/ConditionsSection.tsx';
import { EMPTY_FORM, hasValues, toForm } from './fieldForm.ts';
import { RightsSection } from './RightsSection.tsx';
import { TypeSection } from './TypeSection.tsx';
import type { FieldDraft } from './useFieldDraft.ts';
import type { Holders } from './useFieldFormData.ts';
import { ValuesSection } from './values/ValuesSection.tsx';

/** All parts of the form, for a new field and for one that is there already. */
export function FieldFormParts({
  draft,
  saved,
  choices,
  holders,
  mostValues,
  isBusy,
}: {
  draft: FieldDraft;
  /** Null for a new field. */
  saved: CustomFieldItemFragment | null;
  choices: readonly ConditionChoice[];
  holders: Holders;
  mostValues: number;
  isBusy: boolean;
}) {
  const { form, values } = draft;
  const start = saved ? toForm(saved) : EMPTY_FORM;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BasicsSection form={form} isBusy={isBusy} />
      <TypeSection form={form} saved={start.valueType} />
      {hasValues(values.valueType) && (
        <ValuesSection form={form} saved={start.values} holders={holders} most={mostValues} />
      )}
      <ConditionsSection key={draft.beginnings} form={form} choices={choices} saved={saved?.conditions ?? []} />
      <RightsSection form={form} />
    </Box>
  );
}
