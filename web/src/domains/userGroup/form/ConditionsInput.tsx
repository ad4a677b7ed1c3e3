import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PlusIcon } from '../../../ui/icons.tsx';
import { ConditionInput } from './ConditionInput.tsx';
import { withRow, type ConditionRow, type GroupDraft } from './groupDraft.ts';
import { groupFormTexts } from './userGroupFormMessages.ts';
import type { GroupField } from './useGroupFields.ts';

/** Who belongs to the group: conditions of which all have to hold, each about a field of its own. */
export function ConditionsInput({
  titleId,
  conditions: { rows },
  fields,
  isChecked,
  error,
  onChange,
}: {
  /** The id of the heading that names them. */
  titleId: string;
  conditions: GroupDraft['conditions'];
  fields: readonly GroupField[];
  /** Whether what is missing is said. */
  isChecked: boolean;
  /** What is wrong with the conditions as a whole. */
  error: string | null;
  onChange: (conditions: GroupDraft['conditions']) => void;
}) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const taken = new Set(rows.map(({ field }) => field?.id));
  const isFull = fields.every(({ id }) => taken.has(id)) || rows.length >= fields.length;
  const replace = (changed: ConditionRow) =>
    onChange({ rows: rows.map((row) => (row.key === changed.key ? changed : row)) });
  const add = () => {
    const next = withRow(rows);
    setAdded(next.at(-1)?.key ?? null);
    onChange({ rows: next });
  };
  const remove = (key: number) => {
    (addRef.current ?? list.current)?.focus();
    onChange({ rows: rows.filter((row) => row.key !== key) });
  };
  return (
    <Box
      component="fieldset"
      aria-labelledby={titleId}
      ref={list}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography variant="body2" color="text.secondary">
        {formatMessage(groupFormTexts.conditionsHint)}
      </Typography>
      {rows.map((row, index) => (
        <Box key={row.key} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {index > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
              {formatMessage(groupFormTexts.and)}
            </Typography>
          )}
          <ConditionInput
            row={row}
            place={index + 1}
            fields={fields.filter(({ id }) => id === row.field?.id || !taken.has(id))}
            isChecked={isChecked}
            isOnly={rows.length === 1}
            takesFocus={row.key === added}
            onChange={replace}
            onRemove={() => remove(row.key)}
          />
        </Box>
      ))}
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Button
          ref={addRef}
          size="small"
          startIcon={<PlusIcon />}
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) add();
          }}
          sx={isFull ? { opacity: 0.6 } : undefined}
        >
          {formatMessage(groupFormTexts.addField)}
        </Button>
        {isFull && (
          <Typography variant="body2" color="text.secondary" role="status">
            {formatMessage(groupFormTexts.noMoreFields)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
