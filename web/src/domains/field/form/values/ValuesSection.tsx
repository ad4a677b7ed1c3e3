import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldValuesTexts } from '../../dialogs/fieldValuesMessages.ts';
import { faultText } from '../faultText.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { RemovedValues } from './RemovedValues.tsx';
import { StartValue } from './StartValue.tsx';
import type { FieldDraft } from '../useFieldDraft.ts';
import type { Holders } from '../useFieldFormData.ts';
import { ValueAdder } from './ValueAdder.tsx';
import { addTexts, rowFaults, type TextLine, type ValueRow } from './valueList.ts';
import { type TableHandle, ValueTable } from './ValueTable.tsx';
import { valuesPhrases, valuesTexts } from './valuesMessages.ts';

/** The values of a field in their order, and which of them new members start with. */
export function ValuesSection({
  form,
  saved,
  holders,
  most,
}: {
  form: FieldDraft['form'];
  /** The values of a field that is there already. */
  saved: readonly ValueRow[];
  holders: Holders;
  /** How many values a field may have. */
  most: number;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'values' });
  const start = useController({ control, name: 'defaultKey' }).field;
  const rows = field.value;
  const fault = fieldState.error?.message;
  // Rows change one after the other before the page is rendered anew: each goes on from the last.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const { onChange } = field;
  const change = useCallback(
    (next: (rows: readonly ValueRow[]) => readonly ValueRow[]) => {
      latest.current = next(latest.current);
      onChange(latest.current);
    },
    [onChange],
  );
  const add = (values: readonly TextLine[]) => {
    const { rows: next, ...report } = addTexts(latest.current, values, most);
    if (report.added > 0) change(() => next);
    return report;
  };
  const adder = useRef<HTMLInputElement>(null);
  const table = useRef<TableHandle>(null);
  const focusAdder = useCallback(() => adder.current?.focus(), []);
  // A failed save leads to the first value that is wrong; else to where one is added.
  useImperativeHandle(field.ref, () => ({
    focus: () => {
      const [faulty] = rowFaults(latest.current).keys();
      if (faulty !== undefined && table.current) table.current.focusRow(faulty);
      else focusAdder();
    },
  }));
  // Where the list is no longer than it may be, it is all lists together that are.
  const isNoRoom = fault === 'tooMany' && rows.length <= most;
  const error = faultText(intl, 'values', isNoRoom ? 'noRoom' : fault, most);
  return (
    <FormSection
      title={formatMessage(valuesTexts.title)}
      badge={
        <Typography component="span" variant="body2" color={rows.length > most ? 'error' : 'text.secondary'}>
          {formatMessage(valuesPhrases.count, { count: rows.length, most })}
        </Typography>
      }
    >
      <ValueAdder
        inputRef={adder}
        rows={rows}
        describedBy={`${id}-error`}
        headings={() => [form.getValues('name'), formatMessage(fieldValuesTexts.valueHeading)]}
        onAdd={add}
        onChange={change}
      />
      <FormHelperText id={`${id}-error`} error role={error ? 'alert' : undefined} sx={{ mt: -1 }}>
        {error}
      </FormHelperText>
      <ValueTable ref={table} rows={rows} saved={saved} holders={holders} onChange={change} onEmptied={focusAdder} />
      <RemovedValues rows={rows} saved={saved} holders={holders} isRefused={fault === 'inUse'} onChange={change} />
      <StartValue rows={rows} value={start.value} onChange={start.onChange} />
    </FormSection>
  );
}
