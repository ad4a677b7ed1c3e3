import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type SubmitEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import { REFUSED } from '../../../lib/graphql/undone.ts';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { conditionChoices } from './conditions/conditionChoices.ts';
import { FieldFormParts } from './FieldFormParts.tsx';
import { formTexts } from './fieldFormMessages.ts';
import { LossDialog } from './conditions/LossDialog.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { TakenNameDialog } from './TakenNameDialog.tsx';
import { useFieldEditing } from './useFieldEditing.ts';
import { useHolders } from './useFieldFormData.ts';

/** Changes a field, which is saved without a preview. */
export function EditFieldForm({
  field,
  fields,
  mostValues,
  readAgain,
}: {
  field: CustomFieldItemFragment;
  /** All of the team. */
  fields: readonly CustomFieldItemFragment[];
  mostValues: number;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const { draft, refusal, state, isDirty, question, answer, discard, submit } = useFieldEditing(
    field,
    mostValues,
    readAgain,
  );
  const holders = useHolders(field.id);
  const choices = useMemo(() => conditionChoices(fields, field.id), [fields, field.id]);
  const problem = refusal.problem ?? (draft.wasOvertaken ? { fault: 'stale' as const, ...REFUSED } : null);
  const isGone = problem?.fault === 'fieldGone';
  return (
    <form
      noValidate
      aria-label={formatMessage(formTexts.editForm)}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        if (isGone) event.preventDefault();
        else void submit(event);
      }}
    >
      {field.isArchived && (
        <Box sx={{ mb: 2 }}>
          <Alert severity="info">{formatMessage(formTexts.archived)}</Alert>
        </Box>
      )}
      <FieldFormParts
        draft={draft}
        saved={draft.base}
        choices={choices}
        holders={holders}
        mostValues={mostValues}
        isBusy={state === 'saving'}
      />
      <SaveBar
        isDirty={isDirty}
        isValid={!isGone}
        state={state}
        // What turns out to be saved, as nothing differs any more, is no problem.
        failure={isDirty && problem && <ProblemNote {...problem} />}
        onDiscard={discard}
      />
      {question && <LossDialog count={question.count} onAnswer={answer} />}
      <TakenNameDialog
        open={refusal.isTaken}
        onClose={refusal.closeTaken}
        onClosed={() => draft.form.setFocus('name')}
      />
    </form>
  );
}
