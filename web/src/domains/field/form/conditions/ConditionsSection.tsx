import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { PlusIcon } from '../../../../ui/icons.tsx';
import type { CustomFieldItemFragment } from '../../../../generated/field/fragments/customFieldItem.ts';
import { choicesFor, type ConditionChoice } from './conditionChoices.ts';
import { conditionTexts } from './conditionMessages.ts';
import { ConditionFields, LockedCondition } from './ConditionRowView.tsx';
import { faultText } from '../faultText.ts';
import { faultTexts } from '../fieldFormMessages.ts';
import type { ConditionRow } from '../fieldForm.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { useAim } from '../useAim.ts';
import type { FieldDraft } from '../useFieldDraft.ts';

type SavedConditions = CustomFieldItemFragment['conditions'];

const isComplete = ({ customFieldId, valueId }: ConditionRow) => customFieldId !== '' && valueId !== '';

/** The saved condition that a row stands for as it was; null for one that is new or was changed. */
const asSaved = (saved: SavedConditions, row: ConditionRow) =>
  saved.find(({ field, value }) => field.id === row.customFieldId && value.id === row.valueId) ?? null;

/** Adds a condition, as long as there is a field to choose and all others are complete. */
function AddCondition({
  isExhausted,
  isFirst,
  isEarly,
  buttonRef,
  onAdd,
}: {
  /** Whether every field that there is is chosen. */
  isExhausted: boolean;
  isFirst: boolean;
  /** Whether it was tried before the others were complete. */
  isEarly: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onAdd: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const note = isExhausted
    ? formatMessage(isFirst ? conditionTexts.none : conditionTexts.exhausted)
    : isEarly && formatMessage(faultTexts.early);
  return (
    <div>
      <Button
        ref={buttonRef}
        size="small"
        startIcon={<PlusIcon />}
        aria-disabled={isExhausted}
        aria-describedby={note ? id : undefined}
        onClick={() => {
          if (!isExhausted) onAdd();
        }}
        sx={{ ...(isExhausted && { opacity: 0.5 }) }}
      >
        {formatMessage(conditionTexts.add)}
      </Button>
      <FormHelperText id={id} role="status" error={isEarly && !isExhausted}>
        {note}
      </FormHelperText>
    </div>
  );
}

let made = 0;
const newRow = (): ConditionRow => {
  made += 1;
  return { key: `new-${made}`, customFieldId: '', valueId: '' };
};

/** When the field is shown: always, or where any one of the conditions is met. Saved ones are locked until Change. */
export function ConditionsSection({
  form,
  choices,
  saved,
}: {
  form: FieldDraft['form'];
  /** The fields that this one may depend on. */
  choices: readonly ConditionChoice[];
  saved: SavedConditions;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { field, fieldState } = useController({ control: form.control, name: 'conditions' });
  const [unlocked, setUnlocked] = useState<ReadonlySet<string>>(new Set());
  const [isEarly, setEarly] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = field.value;
  const fault = fieldState.error?.message;
  const change = (next: readonly ConditionRow[]) => {
    setEarly(false);
    field.onChange(next);
    // A fault that the server has found is gone with what it was about.
    if (fault) form.clearErrors('conditions');
  };
  const { list, aimAt } = useAim<HTMLOListElement>();
  const unlock = (key: string) => {
    // The choice takes the place of what was pressed: Change, or Add.
    aimAt({ key, part: 'field' });
    setUnlocked((before) => new Set([...before, key]));
  };
  const isFree = choicesFor(choices, rows, null).length > 0;
  const add = () => {
    if (rows.every(isComplete)) {
      const row = newRow();
      unlock(row.key);
      setEarly(false);
      // What is not chosen yet is no fault before there was time to.
      form.setValue('conditions', [...rows, row]);
    } else setEarly(true);
  };
  const error = faultText(intl, 'conditions', fault);
  const faultId = useId();
  return (
    <FormSection title={formatMessage(conditionTexts.title)}>
      <Typography color="textSecondary">
        {formatMessage(rows.length > 0 ? conditionTexts.intro : conditionTexts.always)}
      </Typography>
      {rows.length > 0 && (
        <Box ref={list} component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row, place) => {
            const known = asSaved(saved, row);
            if (known && !unlocked.has(row.key)) {
              return (
                <LockedCondition
                  key={row.key}
                  field={known.field.name}
                  value={known.value.text}
                  onChange={() => unlock(row.key)}
                />
              );
            }
            return (
              <ConditionFields
                key={row.key}
                row={row}
                place={place}
                choices={choicesFor(choices, rows, row)}
                saved={saved}
                faultId={faultId}
                isFaulty={fault === 'incomplete' ? !isComplete(row) : fault !== undefined}
                onChange={(next) => change(rows.map((one) => (one.key === row.key ? next : one)))}
                onRemove={() => {
                  change(rows.filter(({ key }) => key !== row.key));
                  addButton.current?.focus();
                }}
              />
            );
          })}
        </Box>
      )}
      <FormHelperText
        ref={(node: HTMLElement | null) => field.ref(node)}
        id={faultId}
        tabIndex={-1}
        error
        role={error ? 'alert' : undefined}
        sx={{ mt: -1, outline: 'none' }}
      >
        {error}
      </FormHelperText>
      <AddCondition
        isExhausted={!isFree}
        isFirst={rows.length === 0}
        isEarly={isEarly}
        buttonRef={addButton}
        onAdd={add}
      />
    </FormSection>
  );
}
