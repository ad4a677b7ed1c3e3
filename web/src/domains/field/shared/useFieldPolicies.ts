import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { pagedField } from '../../../lib/apollo/pagedField.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';

/** What is read takes the place of what was there; what could not be read changes nothing. */
const lastRead: FieldPolicy<unknown> = { merge: (existing, incoming) => incoming ?? existing ?? null };

/** A list inside of a field: what is read takes its place. */
const replaced: FieldPolicy<unknown> = { merge: false };

/** A field has one of each of these, without ids: what different operations read of one belongs together. */
const policies: TypePolicies = {
  Team: { fields: { customFields: lastRead, customFieldLimits: lastRead, userGroups: pagedField(['search']) } },
  CustomField: { fields: { conditions: replaced, usage: lastRead } },
  CustomFieldLimits: { merge: true },
  CustomFieldUsage: { merge: true, fields: { userGroups: replaced, childFields: replaced } },
  SingleSelectSettings: { merge: true },
  UnrestrictedSettings: { merge: true, fields: { ownValues: replaced } },
  ContactPickerSettings: { merge: true, fields: { contacts: replaced } },
  CustomFieldValueConnection: { merge: true, fields: { nodes: replaced } },
  UserGroup: { fields: { constraints: replaced, channels: replaced } },
};

/** What of a field is read of one kind is not taken for another kind's, as they have values alike. */
const kinds = { CustomFieldSettings: ['SingleSelectSettings', 'UnrestrictedSettings', 'ContactPickerSettings'] };

/** Tells the cache how to keep custom fields and user groups. */
export const useFieldPolicies = (): void => useTypePolicies(policies, kinds);
