/** The addresses of the pages about custom fields and user groups. */
export const enterprisePaths = {
  hub: '/enterprise',
  fields: '/enterprise/custom-team-fields',
  fieldAdd: '/enterprise/custom-team-fields/add',
  groups: '/enterprise/user-groups',
  groupAdd: '/enterprise/user-groups/add',
} as const;

/** The form of a field. */
export const fieldEditPath = (fieldId: string): string =>
  `${enterprisePaths.fields}/edit/${encodeURIComponent(fieldId)}`;

/** The form of a user group. */
export const groupEditPath = (id: string): string => `${enterprisePaths.groups}/edit/${encodeURIComponent(id)}`;
