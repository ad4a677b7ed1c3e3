import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import { useZodForm } from '../../../lib/form/useZodForm.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { changesOf, hasChanges, rebaseForm } from './fieldChanges.ts';
import { EMPTY_FORM, fieldFormSchema, toForm, type FieldFormValues } from './fieldForm.ts';

const isSameForm = (one: FieldFormValues, other: FieldFormValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The form of a field over what is saved. Where somebody else has changed it meanwhile, what was touched stays, the rest is
 * as it is saved now, and `wasOvertaken` says so until the next save.
 *
 * @param saved null for a field that is being created
 * @param isHeld while a save is on its way, whose own change is none of somebody else's
 */
export function useFieldDraft(saved: CustomFieldItemFragment | null, mostValues: number, isHeld: boolean) {
  const [schema] = useState(() => fieldFormSchema(mostValues));
  const form = useZodForm(schema, saved ? toForm(saved) : EMPTY_FORM);
  const values = useWatch({ control: form.control, compute: (all: FieldFormValues) => all });
  const [base, setBase] = useState(saved);
  const [wasOvertaken, setOvertaken] = useState(false);
  const [rebased, setRebased] = useState<FieldFormValues | null>(null);
  const [isOwn, setOwn] = useState(false);
  const [beginnings, setBeginnings] = useState(0);
  const [created, setCreated] = useState<FieldFormValues | null>(null);
  const isDirty = base === null ? !isSameForm(values, created ?? EMPTY_FORM) : hasChanges(changesOf(base, values));
  useUnsavedChanges(isDirty);

  // Known before anything else is shown: what is saved has moved under what was entered.
  if (saved !== null && base !== null && saved !== base && !isHeld) {
    setBase(saved);
    if (saved.version !== base.version) {
      const next = rebaseForm(values, base, saved);
      setRebased(next);
      // What is left of the draft after one's own save was entered while that was on its way.
      setOvertaken(!isOwn && hasChanges(changesOf(saved, next)));
      setOwn(false);
    }
  }
  useEffect(() => {
    if (rebased !== null) form.reset(rebased, { keepErrors: true });
  }, [rebased, form]);

  return {
    form,
    values,
    /** What the form is over. */
    base,
    isDirty,
    wasOvertaken,
    forgetOvertaking: useCallback(() => setOvertaken(false), []),
    /** The next change of what is saved is one's own. */
    keepOwn: useCallback(() => setOwn(true), []),
    /** What was entered is created, and goes on being shown until the page is left. */
    keepCreated: setCreated,
    discard: () => {
      form.reset(base ? toForm(base) : EMPTY_FORM);
      setOvertaken(false);
      setBeginnings((count) => count + 1);
    },
    /** Counts how often the form was begun afresh: what parts of it keep to themselves is over then. */
    beginnings,
  };
}

export type FieldDraft = ReturnType<typeof useFieldDraft>;
