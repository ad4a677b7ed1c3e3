import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { conditionChoices } from './conditions/conditionChoices.ts';
import { FieldFormParts } from './FieldFormParts.tsx';
import { formTexts } from './fieldFormMessages.ts';
import { FieldPreview } from './FieldPreview.tsx';
import { previewTexts } from './previewMessages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { TakenNameDialog } from './TakenNameDialog.tsx';
import { useFieldCreation } from './useFieldCreation.ts';

const NOBODY = new Map<string, number>();

/** Creates a field, which is shown as it will look before it is added. */
export function AddFieldForm({
  teamId,
  fields,
  mostValues,
}: {
  teamId: string;
  /** Those that the team has. */
  fields: readonly CustomFieldItemFragment[];
  mostValues: number;
}) {
  const { formatMessage } = useIntl();
  const { draft, refusal, previewed, isAdding, closePreview, add, submit } = useFieldCreation(teamId, mostValues);
  const choices = useMemo(() => conditionChoices(fields, null), [fields]);
  const { problem } = refusal;
  return (
    <>
      <form
        noValidate
        aria-label={formatMessage(formTexts.addForm)}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        <FieldFormParts
          draft={draft}
          saved={null}
          choices={choices}
          holders={NOBODY}
          mostValues={mostValues}
          isBusy={false}
        />
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {problem && !previewed && <ProblemNote {...problem} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" color="primary">
              {formatMessage(formTexts.preview)}
            </Button>
            <ButtonLink variant="text" to={pathTo('customFields')}>
              {formatMessage(uiMessages.cancel)}
            </ButtonLink>
          </Box>
        </Box>
      </form>
      {previewed && (
        <FormDialog
          open
          title={formatMessage(previewTexts.title)}
          submitLabel={formatMessage(previewTexts.confirm)}
          busy={isAdding}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
          onClose={closePreview}
        >
          {problem && <ProblemNote {...problem} />}
          <FieldPreview field={previewed} choices={choices} />
        </FormDialog>
      )}
      <TakenNameDialog
        open={refusal.isTaken}
        onClose={refusal.closeTaken}
        onClosed={() => draft.form.setFocus('name')}
      />
    </>
  );
}
