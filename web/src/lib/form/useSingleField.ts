import { type SubmitEvent, useRef, useState } from 'react';
import { safeParse } from 'zod/mini';
import type { $ZodType, output } from 'zod/v4/core';

/**
 * A form of one field over a shared schema, for the pages that everybody loads first, where a form library would be a
 * weight without a use. It behaves as the others do: a wrong value is told when the field is left and on submit, and
 * the error goes as soon as the value is right; a refused value has the focus; nothing is sent twice.
 *
 * `onSubmit` answers whether the value was accepted.
 */
export function useSingleField<Schema extends $ZodType<unknown, string>>(
  schema: Schema,
  initial: string,
  onSubmit: (value: output<Schema>) => Promise<boolean>,
) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const parsed = safeParse(schema, value);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setTouched(true);
    if (!parsed.success) return ref.current?.focus();
    setBusy(true);
    const accepted = await onSubmit(parsed.data).finally(() => setBusy(false));
    if (!accepted) ref.current?.select();
  };

  return {
    input: {
      inputRef: ref,
      value,
      readOnly: busy,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
      // Leaving an empty field is no mistake yet.
      onBlur: () => setTouched(touched || value !== ''),
    },
    busy,
    isInvalid: touched && !parsed.success,
    submit,
    /** Empties the field for another try. */
    reset: () => {
      setValue('');
      setTouched(false);
      ref.current?.focus();
    },
  };
}
