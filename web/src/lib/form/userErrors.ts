import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a mutation's payload says of the input: `field` is the path in `input`, null where it is none of its fields. */
export type PayloadError = {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
};

/**
 * Puts a payload's errors onto the form's fields, the first of them into focus, and answers those that belong to no
 * field of the form: they are shown above it.
 *
 * @param fields the form's fields by the input's paths, `name.first` style
 * @param textOf what the person reads for an error
 */
export function applyUserErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: readonly PayloadError[],
  fields: Readonly<Record<string, FieldPath<Values>>>,
  textOf: (error: PayloadError) => string,
): readonly PayloadError[] {
  const placed = errors.map((error) => ({ error, name: fields[error.field?.join('.') ?? ''] }));
  let shouldFocus = true;
  for (const { error, name } of placed) {
    if (name === undefined) continue;
    form.setError(name, { type: error.code, message: textOf(error) }, { shouldFocus });
    shouldFocus = false;
  }
  return placed.filter(({ name }) => name === undefined).map(({ error }) => error);
}
