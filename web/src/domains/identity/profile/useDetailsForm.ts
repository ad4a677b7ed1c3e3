import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { OwnDetailsFragment } from '../../../generated/identity/profile/ownProfile.ts';
import { useSaveState } from '../../../lib/form/useSaveState.ts';
import { applyUserErrors } from '../../../lib/form/userErrors.ts';
import { useZodForm } from '../../../lib/form/useZodForm.ts';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { detailsForm, isEdited, toChanges, toForm, type DetailsValues } from './detailsForm.ts';
import { detailsTexts } from './profileMessages.ts';
import { useViewerProfileUpdate } from './viewerProfileUpdate.ts';

/** Why the details are not saved, where it is none of the fields. */
export type DetailsProblem = { readonly kind: 'stale' } | ({ readonly kind: 'failed' } & Undone);

const FIELDS = {
  firstName: 'firstName',
  lastName: 'lastName',
  'phone.countryCode': 'phone.country',
  'phone.number': 'phone.number',
} as const;

/** What is wrong with each of the fields, in the words of the product. */
export const fieldErrors = {
  firstName: detailsTexts.invalidFirstName,
  lastName: detailsTexts.invalidLastName,
  phone: detailsTexts.invalidPhone,
};

/** The form of one's own details over what is saved; `readAgain` answers whether that could be read. */
export function useDetailsForm(saved: OwnDetailsFragment, readAgain: () => Promise<boolean>) {
  const { formatMessage } = useIntl();
  const form = useZodForm(detailsForm, toForm(saved));
  // Which fields are dirty is asked for by `reset` below, and followed only where it is read.
  const { errors, dirtyFields: _followed } = form.formState;
  const values = useWatch({ control: form.control, compute: (all: DetailsValues) => all });
  const isDirty = isEdited(saved, values);
  const { state, run } = useSaveState();
  const update = useViewerProfileUpdate();
  const [problem, setProblem] = useState<DetailsProblem | null>(null);
  useUnsavedChanges(isDirty);

  // What was changed elsewhere is shown where nothing was typed; what was typed stays.
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    form.reset(toForm(saved, form.getValues().phone.country), { keepDirtyValues: true, keepErrors: true });
  }, [saved, form]);

  const save = async (values: DetailsValues): Promise<boolean> => {
    setProblem(null);
    const outcome = await update(toChanges(saved, values), saved.profileVersion);
    if (outcome.kind === 'kept') {
      form.reset(toForm(outcome.viewer, values.phone.country));
      return true;
    }
    if (outcome.kind === 'failed') {
      setProblem(outcome);
      return false;
    }
    if (outcome.errors.some(({ code }) => code === 'STALE')) {
      setProblem((await readAgain()) ? { kind: 'stale' } : { kind: 'failed', ...REFUSED });
      return false;
    }
    const rest = applyUserErrors(form, outcome.errors, FIELDS, ({ field }) => {
      const [name] = field ?? [];
      return formatMessage(name === 'firstName' || name === 'lastName' ? fieldErrors[name] : fieldErrors.phone);
    });
    if (rest.length > 0 || outcome.errors.length === 0) setProblem({ kind: 'failed', ...REFUSED });
    return false;
  };

  return {
    form,
    errors,
    isDirty,
    state,
    problem,
    discard: () => {
      form.reset(toForm(saved));
      setProblem(null);
    },
    submit: form.handleSubmit((values) => run(() => save(values))),
  };
}
