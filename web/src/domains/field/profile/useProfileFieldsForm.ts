import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { OWN_VALUE_MAX } from '@muster/schema/formats/customField';
import type { ProfileFieldsPartsFragment } from '../../../generated/field/profile/profileFieldsParts.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import type { SaveProblem } from '../../../lib/form/saveOutcome.ts';
import {
  changesOf,
  emptiedFields,
  isSameDraft,
  problemsOf,
  savedDraft,
  shownChoices,
  type Choice,
  type FieldProblem,
  type ProfileDraft,
  type ReadField,
} from './profileDraft.ts';
import { profileFieldsPhrases, profileFieldsProblems } from './profileFieldsMessages.ts';
import { useProfileFieldsUpdate, type FieldsOwner } from './profileFieldsUpdate.ts';

/** Refusals that tell that what the form shows is not how things are any more. */
const OUTDATED: readonly string[] = ['NOT_FOUND', 'HIDDEN', 'NOT_ALLOWED', 'PLAN_REQUIRED'];

/** What is wrong with a field that a save was refused for. */
const REFUSALS: Readonly<Record<string, keyof typeof profileFieldsProblems>> = {
  REQUIRED: 'missing',
  NOT_FOUND: 'valueGone',
  HIDDEN: 'hidden',
  NOT_ALLOWED: 'notAllowed',
  INVALID: 'invalid',
};

/** What is said at a field, be it found here or by the services. */
function useFieldErrors(problems: ReadonlyMap<string, FieldProblem>, isChecked: boolean, refusal: SaveProblem | null) {
  const { formatMessage } = useIntl();
  const tooLong = () => formatMessage(profileFieldsPhrases.tooLong, { most: OWN_VALUE_MAX });
  return ({ field: { id: fieldId }, viewerCanEdit }: ReadField): string | null => {
    const problem = problems.get(fieldId);
    if (problem === 'tooLong') return tooLong();
    // What is left empty is told when it is to be saved: somebody may be on the way to filling it.
    if (problem && (isChecked || problem !== 'missing')) return formatMessage(profileFieldsProblems[problem]);
    if (refusal?.kind !== 'refused' || refusal.field?.[0] !== fieldId) return null;
    if (refusal.code === 'TOO_LONG') return tooLong();
    // Where the field itself may be changed, it is one below it that may not.
    if (refusal.code === 'NOT_ALLOWED' && viewerCanEdit) return formatMessage(profileFieldsProblems.adminsBelow);
    return formatMessage(profileFieldsProblems[REFUSALS[refusal.code] ?? 'failed']);
  };
}

/** Somebody's custom fields, as they were read, and what the person makes of them. */
export function useProfileFieldsForm({
  read: { fields, version },
  owner,
  readAgain,
}: {
  read: ProfileFieldsPartsFragment;
  owner: FieldsOwner;
  /** Reads the fields, and what follows from them; answers whether that worked. */
  readAgain: () => Promise<boolean>;
}) {
  const formId = useId();
  const update = useProfileFieldsUpdate(owner);
  const [isChecked, setChecked] = useState(false);
  const form = useDraft<ProfileDraft>({
    saved: savedDraft(fields),
    version,
    isSame: (one, other) => isSameDraft(fields, one, other),
    save: async (draft) => {
      const outcome = await update(changesOf(fields, draft), version);
      if (outcome.kind === 'saved') {
        setChecked(false);
        // The user groups that somebody belongs to follow from the fields.
        void readAgain();
      }
      if (outcome.kind === 'refused' && OUTDATED.includes(outcome.code)) await readAgain();
      return outcome;
    },
    readAgain,
  });
  const { draft, change } = form;
  const shown = shownChoices(fields, draft);
  const problems = problemsOf(fields, draft);
  const errorOf = useFieldErrors(problems, isChecked, form.problem);
  const idOf = (fieldId: string) => `${formId}-${fieldId}`;
  return {
    ...form,
    /** The fields that are shown, each with what is chosen: what is typed stays as it is typed. */
    entries: fields.flatMap((one) => {
      const { id } = one.field;
      const settledChoice = shown.get(id);
      if (settledChoice === undefined) return [];
      return [{ one, choice: draft[id] ?? settledChoice, id: idOf(id), error: errorOf(one) }];
    }),
    /** What is lost by saving: what only others may empty keeps it from being saved. */
    emptied: emptiedFields(fields, draft).filter(({ viewerCanEdit }) => viewerCanEdit),
    choose: (fieldId: string, choice: Choice) => change((values) => ({ ...values, [fieldId]: choice })),
    submit: () => {
      setChecked(true);
      const [wrong] = problems.keys();
      if (wrong === undefined) form.submit();
      else document.getElementById(idOf(wrong))?.focus();
    },
    discard: () => {
      setChecked(false);
      form.discard();
    },
  };
}
