/** The fields of a form by their names. */
export const fieldsOf = (fields: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** The same, as they are told. */
export const listOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
