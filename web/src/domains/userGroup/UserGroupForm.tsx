import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { USER_GROUP_TEXTS } from '@muster/schema/formats/userGroup';
import { type SubmitEvent, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import { Field } from '../../ui/Field.tsx';
import { HintedRadio } from '../../ui/HintedRadio.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { CharacterCount } from '../../ui/settings/CharacterCount.tsx';
import { UpgradeButton } from '../billing/paywall/UpgradeButton.tsx';
import { usePaywall } from '../billing/paywall/usePaywall.ts';
import { ConditionsInput } from './ConditionsInput.tsx';
import { constraintsOf, type GroupDraft } from './groupDraft.ts';
import { enterprisePaths } from '../field/fragments/enterprisePaths.ts';
import { GroupPreviewDialog } from './GroupPreviewDialog.tsx';
import type { RefusedPart } from './groupRefusal.ts';
import { MatchCount } from './MatchCount.tsx';
import { formTexts } from './userGroupFormMessages.ts';
import type { GroupField } from './useGroupFields.ts';
import { useGroupPreview } from './useGroupPreview.ts';
import { type GroupForm, type TextField, useUserGroupForm } from './useUserGroupForm.ts';

type Editing = Omit<ReturnType<typeof useUserGroupForm>, 'formRef'>;

const TEXTS = {
  name: { label: formTexts.name, most: USER_GROUP_TEXTS.nameMax, length: formTexts.nameLength },
  description: {
    label: formTexts.description,
    most: USER_GROUP_TEXTS.descriptionMax,
    length: formTexts.descriptionLength,
  },
};

/** What was refused of a part of the form, in words; the services' own where there are no others. */
function useRefusedText({ refusal }: Editing) {
  const { formatMessage } = useIntl();
  return (part: RefusedPart): string | null => {
    if (refusal?.part !== part) return null;
    return refusal.text ? formatMessage(refusal.text) : refusal.message || formatMessage(formTexts.saveFailed);
  };
}

/** Name and description: typing goes on beyond a limit, and is marked. */
function TextFields({ editing }: { editing: Editing }) {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing);
  const { draft, problems, change, leaveField } = editing;
  const errorOf = (field: TextField) => {
    const problem = problems[field];
    if (problem === null) return refused(field);
    return formatMessage(problem === 'length' ? TEXTS[field].length : formTexts.characters);
  };
  const propsOf = (field: TextField) => ({
    label: formatMessage(TEXTS[field].label),
    labelAction: <CharacterCount text={draft[field]} most={TEXTS[field].most} />,
    error: errorOf(field),
    value: draft[field],
    required: true,
    autoComplete: 'off',
    onBlur: () => leaveField(field),
  });
  return (
    <>
      <Field {...propsOf('name')} onChange={(event) => change((values) => ({ ...values, name: event.target.value }))} />
      <Field
        {...propsOf('description')}
        multiline
        minRows={2}
        maxRows={8}
        sx={{ p: 0 }}
        onKeyDown={(event) => {
          // A line break would only be taken out again, and the caret sent to the end.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        // It is one line, however it wraps.
        onChange={({ target: { value } }) => change((values) => ({ ...values, description: oneLine(value) }))}
      />
    </>
  );
}

/** Pasted lines put one behind the other. */
const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .join(' ');

function VisibilityChoice({ editing: { draft, change } }: { editing: Editing }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const choose = (visibleTo: GroupDraft['visibleTo']) => change((values) => ({ ...values, visibleTo }));
  return (
    <div>
      <Typography variant="subtitle2" component="p" id={id} sx={{ mb: 0.5 }}>
        {formatMessage(formTexts.visibleTo)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={draft.visibleTo}
        onChange={(_event, value) => choose(value === 'MEMBER' ? 'MEMBER' : 'ADMIN')}
      >
        <HintedRadio value="ADMIN" name={formatMessage(formTexts.admins)} hint={formatMessage(formTexts.adminsHint)} />
        <HintedRadio
          value="MEMBER"
          name={formatMessage(formTexts.members)}
          hint={formatMessage(formTexts.membersHint)}
        />
      </RadioGroup>
    </div>
  );
}

/** It could not be saved, or not be read again what somebody else has saved. */
function SaveFailure({ editing: { problem }, requestId }: { editing: Editing; requestId: string | null }) {
  const { formatMessage } = useIntl();
  if (problem?.kind !== 'failed') return null;
  return <FailureAlert text={formatMessage(formTexts.saveFailed)} requestId={problem.requestId ?? requestId} />;
}

/** Why it was not saved, where that is no single part of the form. */
function ProblemNote({ editing }: { editing: Editing }) {
  const { formatMessage } = useIntl();
  const { problem, refusal } = editing;
  const text = useRefusedText(editing)(null);
  const isPlan = refusal?.code === 'PLAN_REQUIRED';
  const { click } = usePaywall('USER_GROUPS', isPlan);
  if (problem?.kind === 'stale') return <Alert severity="warning">{formatMessage(formTexts.stale)}</Alert>;
  if (text === null) return null;
  return (
    <Alert severity="error" action={isPlan && <UpgradeButton feature="USER_GROUPS" size="small" onClick={click} />}>
      {text}
    </Alert>
  );
}

/** What is wrong with the conditions as a whole. */
function useConditionsError(editing: Editing): string | null {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing)('conditions');
  if (editing.problems.conditions === 'duplicate') return formatMessage(formTexts.duplicatePair);
  if (editing.problems.isTwin) return formatMessage(formTexts.identical);
  return refused;
}

/** The form of a user group. Its preview is shown before it is saved. */
export function UserGroupForm({
  form,
  fields,
  userGroupId = null,
  channels = [],
}: {
  form: GroupForm;
  fields: readonly GroupField[];
  /** The group that is changed; null for a new one. */
  userGroupId?: string | null;
  channels?: readonly { readonly name: string }[];
}) {
  const { formatMessage } = useIntl();
  const { formRef, ...editing } = useUserGroupForm(form);
  const { draft, problem, isDirty } = editing;
  const isEdit = userGroupId !== null;
  const constraints = useMemo(() => constraintsOf(draft.conditions), [draft.conditions]);
  const preview = useGroupPreview(constraints, userGroupId);
  const conditionsError = useConditionsError(editing);
  const isInert = isEdit && !isDirty;
  const failure = <SaveFailure editing={editing} requestId={form.readRequestId ?? null} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isInert) editing.ask();
  };
  return (
    <Paper variant="outlined" sx={{ px: 2.5, py: 2.5 }}>
      <form ref={formRef} noValidate aria-label={formatMessage(formTexts.form)} onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ProblemNote editing={editing} />
          {!editing.preview.isOpen && failure}
          <TextFields editing={editing} />
          <VisibilityChoice editing={editing} />
          <ConditionsInput
            conditions={draft.conditions}
            fields={fields}
            isChecked={editing.problems.conditions === 'incomplete'}
            error={conditionsError}
            onChange={(conditions) => editing.change((values) => ({ ...values, conditions }))}
          />
          <MatchCount preview={preview} isEdit={isEdit} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Button
              type="submit"
              variant={isInert ? 'outlined' : 'contained'}
              color={isInert ? 'secondary' : 'primary'}
              aria-disabled={isInert}
            >
              {formatMessage(formTexts.preview)}
            </Button>
            <ButtonLink to={enterprisePaths.groups} variant="text" color="secondary">
              {formatMessage(uiMessages.cancel)}
            </ButtonLink>
          </Box>
        </Box>
      </form>
      {editing.preview.isOpen && (
        <GroupPreviewDialog
          draft={draft}
          preview={preview}
          isEdit={isEdit}
          channels={channels}
          failure={problem?.kind === 'failed' && failure}
          isBusy={editing.state === 'saving'}
          onSave={editing.submit}
          onClose={editing.preview.close}
        />
      )}
    </Paper>
  );
}
