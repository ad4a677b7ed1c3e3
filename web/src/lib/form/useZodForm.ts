import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType, input, output } from 'zod/v4/core';

/**
 * A form over a shared schema: errors appear when a field is left and on submit, and go as soon as the value is right.
 * The first field with an error gets the focus.
 */
export const useZodForm = <Schema extends $ZodType<unknown, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<input<Schema> & FieldValues>,
): UseFormReturn<input<Schema> & FieldValues, unknown, output<Schema>> =>
  useForm<input<Schema> & FieldValues, unknown, output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
