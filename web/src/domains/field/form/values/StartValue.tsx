import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { fieldLabels } from '../../list/fieldListMessages.ts';
import { Options } from '../Options.tsx';
import type { ValueRow } from './valueList.ts';
import { valuesTexts } from './valuesMessages.ts';

/** Chooses what new members start with: one of the values, or nothing. */
export function StartValue({
  rows,
  value,
  onChange,
}: {
  rows: readonly ValueRow[];
  /** The key of a value; null for nothing. */
  value: string | null;
  onChange: (key: string | null) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  // A thousand options follow when typing leaves time for them.
  const listed = useDeferredValue(rows);
  const options = useMemo(
    () => listed.filter(({ text }) => text.trim() !== '').map(({ key, text }) => ({ id: key, text })),
    [listed],
  );
  const chosen = listed.find(({ key, valueId }) => key === value || (valueId !== null && valueId === value));
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
        {formatMessage(fieldLabels.defaultValue)}
      </Typography>
      <NativeSelect
        id={id}
        aria-describedby={`${id}-help`}
        value={chosen?.key ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <option value="">{formatMessage(valuesTexts.startNothing)}</option>
        <Options options={options} />
      </NativeSelect>
      <FormHelperText id={`${id}-help`}>{formatMessage(valuesTexts.startHint)}</FormHelperText>
    </div>
  );
}
