import { FIELD_DESCRIPTION_MAX, FIELD_NAME_MAX } from '@muster/schema/formats/customField';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { faultText } from './faultText.ts';
import { formTexts } from './fieldFormMessages.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { FieldDraft } from './useFieldDraft.ts';

/** What a field is called and what it is for, with what is left of their limits. Typing goes on beyond a limit. */
export function BasicsSection({ form, isBusy }: { form: FieldDraft['form']; isBusy: boolean }) {
  const intl = useIntl();
  const { control } = form;
  const name = useController({ control, name: 'name' });
  const description = useController({ control, name: 'description' });
  const { ref: nameRef, ...nameProps } = name.field;
  const { ref: descriptionRef, ...descriptionProps } = description.field;
  return (
    <FormSection title={intl.formatMessage(formTexts.basics)}>
      <Field
        label={intl.formatMessage(formTexts.name)}
        labelAction={<CharacterCount text={name.field.value} most={FIELD_NAME_MAX} isLate />}
        hint={intl.formatMessage(formTexts.nameHint)}
        error={faultText(intl, 'name', name.fieldState.error?.message)}
        required
        readOnly={isBusy}
        autoComplete="off"
        inputRef={nameRef}
        {...nameProps}
      />
      <Field
        label={intl.formatMessage(formTexts.description)}
        labelAction={<CharacterCount text={description.field.value} most={FIELD_DESCRIPTION_MAX} isLate />}
        hint={intl.formatMessage(formTexts.descriptionHint)}
        error={faultText(intl, 'description', description.fieldState.error?.message)}
        multiline
        minRows={2}
        maxRows={6}
        sx={{ p: 0 }}
        readOnly={isBusy}
        inputRef={descriptionRef}
        {...descriptionProps}
      />
    </FormSection>
  );
}
