import FormHelperText from '@mui/material/FormHelperText';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { typeNames } from '../list/fieldListMessages.ts';
import { FIELD_TYPES, hasValues, type FieldType } from './fieldForm.ts';
import { faultText } from './faultText.ts';
import { typeTexts } from './fieldFormMessages.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { FieldDraft } from './useFieldDraft.ts';

const HINTS = {
  SINGLE_SELECT: typeTexts.SINGLE_SELECT_HINT,
  UNRESTRICTED: typeTexts.UNRESTRICTED_HINT,
  CONTACT_PICKER: typeTexts.CONTACT_PICKER_HINT,
} as const;

/** Whether a saved field can get this type: lists of values and members who are picked are no kinds of one thing. */
const isWalledOff = (saved: FieldType | '', type: FieldType) => saved !== '' && hasValues(saved) !== hasValues(type);

/**
 * Which type the field has.
 *
 * @param saved the type of a field that is there already; empty for a new one
 */
export function TypeSection({ form, saved }: { form: FieldDraft['form']; saved: FieldType | '' }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'valueType' });
  const wall = formatMessage(hasValues(saved) ? typeTexts.LIST_FIXED : typeTexts.CONTACT_FIXED);
  const fault = fieldState.error?.message;
  const error = fault === 'typeFixed' ? wall : faultText(intl, 'valueType', fault);
  return (
    <FormSection title={formatMessage(typeTexts.label)}>
      <div>
        <RadioGroup
          aria-label={formatMessage(typeTexts.label)}
          aria-describedby={`${id}-error`}
          name={field.name}
          value={field.value}
          onChange={(_event, value) => {
            field.onChange(value);
            // What was missing of another type is none of this one's faults.
            form.clearErrors('values');
          }}
        >
          {FIELD_TYPES.map((type, place) => (
            <HintedRadio
              key={type}
              value={type}
              name={formatMessage(typeNames[type])}
              hint={isWalledOff(saved, type) ? wall : formatMessage(HINTS[type])}
              isDisabled={isWalledOff(saved, type)}
              {...(place === 0 && { inputRef: field.ref })}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-error`} error role={error ? 'alert' : undefined}>
          {error}
        </FormHelperText>
      </div>
    </FormSection>
  );
}
