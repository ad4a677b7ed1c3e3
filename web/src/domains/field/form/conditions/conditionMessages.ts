import { defineMessages } from 'react-intl';

/** When a field is shown. */
export const conditionTexts = defineMessages({
  title: { id: 'enterprise.fieldForm.conditions', defaultMessage: 'When it is shown' },
  always: {
    id: 'enterprise.fieldForm.conditions.always',
    defaultMessage: 'It is shown in every member’s profile. Add a condition to show it to some of them only.',
  },
  intro: {
    id: 'enterprise.fieldForm.conditions.intro',
    defaultMessage: 'Show this field only when any of these is true:',
  },
  field: { id: 'enterprise.fieldForm.conditions.field', defaultMessage: 'Field' },
  value: { id: 'enterprise.fieldForm.conditions.value', defaultMessage: 'Value' },
  chooseField: { id: 'enterprise.fieldForm.conditions.chooseField', defaultMessage: 'Choose a field' },
  chooseValue: { id: 'enterprise.fieldForm.conditions.chooseValue', defaultMessage: 'Choose a value' },
  is: { id: 'enterprise.fieldForm.conditions.is', defaultMessage: 'is' },
  change: { id: 'enterprise.fieldForm.conditions.change', defaultMessage: 'Change' },
  add: { id: 'enterprise.fieldForm.conditions.add', defaultMessage: 'Add a condition' },
  exhausted: {
    id: 'enterprise.fieldForm.conditions.exhausted',
    defaultMessage: 'No more custom fields are available.',
  },
  none: {
    id: 'enterprise.fieldForm.conditions.none',
    defaultMessage: 'There is no other field with values that this one could depend on.',
  },
});

export const conditionPhrases = defineMessages<{
  row: { place: number };
  changeNamed: { field: string };
  remove: { place: number };
}>({
  row: { id: 'enterprise.fieldForm.conditions.row', defaultMessage: 'Condition {place, number}' },
  changeNamed: { id: 'enterprise.fieldForm.conditions.changeNamed', defaultMessage: 'Change the condition on {field}' },
  remove: { id: 'enterprise.fieldForm.conditions.remove', defaultMessage: 'Remove condition {place, number}' },
});

/** The question before conditions take values away. */
export const lossTexts = defineMessages({
  title: { id: 'enterprise.fieldForm.loss.title', defaultMessage: 'Save, and take values away?' },
  unknown: {
    id: 'enterprise.fieldForm.loss.unknown',
    defaultMessage:
      'It could not be found out how many people lose what they have in this field because they do not meet the new conditions. Saving empties it for all of them, and the fields that depend on it. This cannot be undone.',
  },
  confirm: { id: 'enterprise.fieldForm.loss.confirm', defaultMessage: 'Save and take them away' },
});

export const lossPhrases = defineMessages<{ text: { count: number } }>({
  text: {
    id: 'enterprise.fieldForm.loss.text',
    defaultMessage:
      '{count, plural, one {# person does not meet the new conditions and loses what they have} other {# people do not meet the new conditions and lose what they have}} in this field and in those that depend on it. This cannot be undone.',
  },
});
