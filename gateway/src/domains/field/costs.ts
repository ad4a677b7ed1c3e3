import type { FieldCosts } from '../../graphql/limits.ts';

/** As many fields as a team may have. */
const FIELDS = { items: 50 };
/** As many of them as somebody has: few teams have more. */
const FIELDS_OF_SOMEBODY = { items: 20 };
/** What depends on one field or value: few have more. */
const DEPENDENTS = { items: 5 };
/** A field's values come along with it, however many are asked for: few fields have more than these. */
const VALUES = { most: 20 };

export const fieldCosts: FieldCosts = {
  'Team.customFields': FIELDS,
  'ProfileFields.fields': FIELDS_OF_SOMEBODY,
  'CustomFieldReorderPayload.customFields': FIELDS,
  'CustomField.conditions': DEPENDENTS,
  'CustomField.conditionsEffect': { question: 100 },
  'CustomFieldValue.childFields': DEPENDENTS,
  'CustomFieldUsage.childFields': DEPENDENTS,
  'CustomFieldUsage.userGroups': DEPENDENTS,
  'SingleSelectSettings.values': VALUES,
  'UnrestrictedSettings.values': VALUES,
  'UnrestrictedSettings.ownValues': VALUES,
  'ContactPickerSettings.contacts': VALUES,
};
