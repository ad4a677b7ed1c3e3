import { useState } from 'react';
import { applyUserErrors } from '../../../lib/form/userErrors.ts';
import { useZodForm } from '../../../lib/form/useZodForm.ts';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { passwordForm, type PasswordFault, type PasswordValues } from './passwordForm.ts';
import { usePasswordSet } from './passwordSet.ts';

const EMPTY: PasswordValues = { password: '', again: '' };

const faultOf = (message: string | undefined): PasswordFault | null =>
  message === undefined ? null : message === 'short' || message === 'mismatch' ? message : 'long';

/** The form of a new password; what was typed is gone as soon as it is set. */
export function usePasswordForm() {
  const form = useZodForm(passwordForm, EMPTY);
  const { isDirty, errors, isSubmitting, touchedFields } = form.formState;
  const set = usePasswordSet();
  const [failure, setFailure] = useState<Undone | null>(null);
  const [isDone, setDone] = useState(false);
  useUnsavedChanges(isDirty);

  const save = async ({ password }: PasswordValues) => {
    setFailure(null);
    const outcome = await set(password);
    if (outcome.kind === 'failed') return setFailure(outcome);
    const rest = applyUserErrors(form, outcome.errors, { password: 'password' }, ({ code }) =>
      code === 'TOO_SHORT' ? 'short' : 'long',
    );
    if (rest.length > 0) return setFailure(REFUSED);
    if (outcome.errors.length > 0) return undefined;
    form.reset(EMPTY);
    return setDone(true);
  };

  return {
    form,
    isSubmitting,
    failure,
    isDone,
    faults: { password: faultOf(errors.password?.message), again: faultOf(errors.again?.message) },
    /** The second entry is right or wrong by the first: it is looked at again once there is something to look at. */
    compare: () => {
      if (touchedFields.again || errors.again) void form.trigger('again');
    },
    close: () => setDone(false),
    submit: form.handleSubmit(save),
  };
}
