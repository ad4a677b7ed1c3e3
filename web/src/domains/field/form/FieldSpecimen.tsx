import { useId, useMemo, useState } from 'react';
import { ContactInput } from '../dialogs/ContactInput.tsx';
import { OwnTextInput } from '../dialogs/OwnTextInput.tsx';
import type { Choice, ReadField } from '../dialogs/profileDraft.ts';
import { SelectInput } from '../dialogs/SelectInput.tsx';
import { defaultOf, hasValues, type FieldFormValues, type FieldType } from './fieldForm.ts';

const INPUTS = { SINGLE_SELECT: SelectInput, UNRESTRICTED: OwnTextInput, CONTACT_PICKER: ContactInput } as const;

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
  const Input = INPUTS[valueType];
  return <Input one={one} choice={choice} id={id} error={null} isInPage={false} onChange={setChoice} />;
}
