import { defineMessages } from 'react-intl';

/** How a new field will look. */
export const previewTexts = defineMessages({
  title: { id: 'enterprise.fieldForm.preview.title', defaultMessage: 'Create this field?' },
  text: {
    id: 'enterprise.fieldForm.preview.text',
    defaultMessage: 'This is what people see in their profile. Nothing is created yet.',
  },
  profile: { id: 'enterprise.fieldForm.preview.profile', defaultMessage: 'In a profile' },
  confirm: { id: 'enterprise.fieldForm.preview.confirm', defaultMessage: 'Create field' },
  mandatory: { id: 'enterprise.fieldForm.preview.mandatory', defaultMessage: 'It has to be filled in' },
  optional: { id: 'enterprise.fieldForm.preview.optional', defaultMessage: 'It may be left empty' },
});
