import { useId, useMemo, useState } from 'react';
import { fieldInputs } from '../profile/fieldInputs.ts';
import type { Choice, ReadField } from '../profile/profileDraft.ts';
import { defaultOf, hasValues, type FieldFormValues, type FieldType } from './fieldForm.ts';

/** What is entered, as a field that nobody has a value in yet. */
function asRead(form: FieldFormValues, valueType: FieldType): ReadField {
  const values = { nodes: form.values.map(({ key, text }) => ({ id: key, text: text.trim() })) };
  return {
    field: {
      id: 'new',
      name: form.name.trim(),
      description: form.description.trim(),
      valueType,
      isMandatory: form.isMandatory,
      editableBy: form.editableBy || 'USER',
      conditions: [],
      settings: hasValues(valueType) ? { values } : {},
    },
    value: null,
    viewerCanEdit: true,
  };
}

const startOf = (form: FieldFormValues): Choice => {
  const start = hasValues(form.valueType) ? defaultOf(form) : null;
  return start ? `value:${start.key}` : '';
};

/** The field as a profile shows it, to be tried out: nothing is kept. */
export function FieldSpecimen({ form, valueType }: { form: FieldFormValues; valueType: FieldType }) {
  const id = useId();
  const one = useMemo(() => asRead(form, valueType), [form, valueType]);
  const [choice, setChoice] = useState(() => startOf(form));
  const Input = fieldInputs[valueType];
  return <Input one={one} choice={choice} id={id} error={null} isInPage={false} onChange={setChoice} />;
}
