import { USER_GROUP_FIELD_VALUES_MAX } from '@muster/schema/formats/userGroup';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../../../ui/icons.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { TagInput } from '../../../ui/TagInput.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import { isComplete, type ConditionRow } from './groupDraft.ts';
import { groupFormPhrases, groupFormTexts } from './userGroupFormMessages.ts';
import { MOST_SUGGESTED, useFieldValues } from './useFieldValues.ts';
import type { GroupField } from './useGroupFields.ts';

/** Suggestions come with the focus: most fields have few values. */
const AT_ONCE = { minimum: 1, atOnce: true };

/** The values of the field that is chosen. */
function RowValues({
  field,
  isContacts,
  values,
  error,
  onChange,
}: {
  field: NonNullable<ConditionRow['field']>;
  isContacts: boolean;
  values: ConditionRow['values'];
  error: string | null;
  onChange: (values: ConditionRow['values']) => void;
}) {
  const { formatMessage } = useIntl();
  const { source, hasMore } = useFieldValues(field.id);
  const usual = isContacts ? groupFormTexts.peopleHint : groupFormTexts.valuesHint;
  return (
    <TagInput
      label={formatMessage(groupFormTexts.values)}
      value={values}
      onChange={onChange}
      source={source}
      most={USER_GROUP_FIELD_VALUES_MAX}
      start={AT_ONCE}
      isInPage
      error={error}
      hint={hasMore ? formatMessage(groupFormPhrases.moreValues, { count: MOST_SUGGESTED }) : formatMessage(usual)}
    />
  );
}

/** Stands in the place of the values until there is a field. */
function FieldFirst({ id, missing }: { id: string; missing: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <Typography
      id={id}
      variant="body2"
      color={missing ? 'error' : 'text.secondary'}
      role={missing ? 'alert' : undefined}
      sx={{ pt: { md: 4 } }}
    >
      {missing ?? formatMessage(groupFormTexts.fieldFirst)}
    </Typography>
  );
}

/** One condition: a field, and the values of which people have to have any one. */
export function ConditionInput({
  row,
  place,
  fields,
  isChecked,
  isOnly,
  takesFocus,
  onChange,
  onRemove,
}: {
  row: ConditionRow;
  /** Counted from 1. */
  place: number;
  /** Those that no other condition is about. */
  fields: readonly GroupField[];
  /** Whether what is missing is said. */
  isChecked: boolean;
  isOnly: boolean;
  /** Whether the focus begins here: it was asked for. */
  takesFocus: boolean;
  onChange: (row: ConditionRow) => void;
  onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { field } = row;
  const missing = isChecked && !isComplete(row) ? formatMessage(groupFormTexts.selectOne) : null;
  // What a condition from before is about stays, whatever became of the field.
  const options = field && !fields.some((one) => one.id === field.id) ? [field, ...fields] : fields;
  const chosen = fields.find((one) => one.id === field?.id);
  const removeLabel = field
    ? formatMessage(groupFormPhrases.removeField, { field: field.name })
    : formatMessage(groupFormPhrases.remove, { place });
  const choose = (fieldId: string) => {
    const next = options.find((one) => one.id === fieldId);
    onChange({ ...row, field: next ? { id: next.id, name: next.name } : null, values: [] });
  };
  return (
    <Box
      role="group"
      aria-label={formatMessage(groupFormPhrases.condition, { place })}
      sx={{
        display: 'grid',
        ...{ gap: 1.5, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 220px) minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, gridColumn: 1 }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {formatMessage(groupFormTexts.field)}
        </Typography>
        <NativeSelect
          id={id}
          autoFocus={takesFocus}
          value={field?.id ?? ''}
          aria-invalid={missing !== null && field === null}
          aria-describedby={field === null ? `${id}-help` : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled={field !== null}>
            {formatMessage(groupFormTexts.chooseField)}
          </option>
          {options.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Box sx={{ display: 'grid', gridColumn: { xs: '1 / -1', md: 2 }, gridRow: { xs: 2, md: 1 }, minWidth: 0 }}>
        {field ? (
          <RowValues
            key={field.id}
            field={field}
            isContacts={chosen?.valueType === 'CONTACT_PICKER'}
            values={row.values}
            error={missing}
            onChange={(values) => onChange({ ...row, values })}
          />
        ) : (
          <FieldFirst id={`${id}-help`} missing={missing} />
        )}
      </Box>
      <Tip title={removeLabel}>
        <IconButton
          size="small"
          aria-label={removeLabel}
          onClick={onRemove}
          sx={{ mt: 3.5, gridRow: 1, gridColumn: { xs: 2, md: 3 }, visibility: isOnly ? 'hidden' : 'visible' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tip>
    </Box>
  );
}
