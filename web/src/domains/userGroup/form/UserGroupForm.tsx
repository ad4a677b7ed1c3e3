import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import RadioGroup from '@mui/material/RadioGroup';
import { USER_GROUP_TEXTS } from '@muster/schema/formats/userGroup';
import { type SubmitEvent, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { useFocusInSight } from '../../../lib/focus/useFocusInSight.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { FormFailure } from '../../../ui/FormDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { UpgradeAfterRefusal } from '../../billing/paywall/UpgradeAfterRefusal.tsx';
import { ConditionsInput } from './ConditionsInput.tsx';
import { constraintsOf, type GroupDraft } from './groupDraft.ts';
import { GroupPreviewDialog } from './GroupPreviewDialog.tsx';
import type { RefusedPart } from './groupRefusal.ts';
import { MatchCount } from './MatchCount.tsx';
import { GROUP_LIMITS, groupFormTexts, groupLimitPhrases } from './userGroupFormMessages.ts';
import type { GroupField } from './useGroupFields.ts';
import { useGroupPreview } from './useGroupPreview.ts';
import type { GroupChannel } from './useUserGroup.ts';
import { type GroupForm, type TextField, useUserGroupForm } from './useUserGroupForm.ts';

type Editing = Omit<ReturnType<typeof useUserGroupForm>, 'formRef'>;

const TEXTS = {
  name: { label: groupFormTexts.name, most: USER_GROUP_TEXTS.nameMax, length: groupLimitPhrases.nameLength },
  description: {
    label: groupFormTexts.description,
    most: USER_GROUP_TEXTS.descriptionMax,
    length: groupLimitPhrases.descriptionLength,
  },
};

/** What was refused of a part of the form, in words. */
function useRefusedText({ refusal }: Editing) {
  const { formatMessage } = useIntl();
  return (part: RefusedPart): string | null =>
    refusal?.part === part ? formatMessage(refusal.text, GROUP_LIMITS) : null;
}

/** Name and description: typing goes on beyond a limit, and is marked. */
function TextFields({ editing }: { editing: Editing }) {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing);
  const { draft, problems, change, leaveField } = editing;
  const errorOf = (field: TextField) => {
    const problem = problems[field];
    if (problem === null) return refused(field);
    return problem === 'length'
      ? formatMessage(TEXTS[field].length, GROUP_LIMITS)
      : formatMessage(groupFormTexts.characters);
  };
  const propsOf = (field: TextField) => ({
    label: formatMessage(TEXTS[field].label),
    labelAction: <CharacterCount text={draft[field]} most={TEXTS[field].most} isLate />,
    error: errorOf(field),
    value: draft[field],
    required: true,
    autoComplete: 'off',
    onBlur: () => leaveField(field),
  });
  return (
    <FormSection title={formatMessage(groupFormTexts.basics)}>
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
    </FormSection>
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
    <FormSection title={formatMessage(groupFormTexts.visibleTo)} titleId={id}>
      <RadioGroup
        aria-labelledby={id}
        value={draft.visibleTo}
        onChange={(_event, value) => choose(value === 'MEMBER' ? 'MEMBER' : 'ADMIN')}
      >
        <HintedRadio
          value="ADMIN"
          name={formatMessage(groupFormTexts.admins)}
          hint={formatMessage(groupFormTexts.adminsHint)}
        />
        <HintedRadio
          value="MEMBER"
          name={formatMessage(groupFormTexts.members)}
          hint={formatMessage(groupFormTexts.membersHint)}
        />
      </RadioGroup>
    </FormSection>
  );
}

/** It could not be saved, or not be read again what somebody else has saved. */
const useSaveFailure = ({ problem }: Editing, requestId: string | null): FormFailure | null => {
  const { formatMessage } = useIntl();
  if (problem?.kind !== 'failed') return null;
  const { loss } = problem;
  return { text: formatMessage(groupFormTexts.saveFailed), requestId: problem.requestId ?? requestId, loss };
};

/** Why it was not saved, where that is no single part of the form. */
function ProblemNote({ editing }: { editing: Editing }) {
  const { formatMessage } = useIntl();
  const { problem, refusal } = editing;
  const text = useRefusedText(editing)(null);
  useFocusInSight(problem);
  const isPlan = refusal?.code === 'PLAN_REQUIRED';
  if (problem?.kind === 'stale') return <Alert severity="warning">{formatMessage(groupFormTexts.stale)}</Alert>;
  if (text === null) return null;
  return (
    <Alert severity="error" action={isPlan && <UpgradeAfterRefusal feature="USER_GROUPS" />}>
      {text}
    </Alert>
  );
}

/** What is wrong with the conditions as a whole. */
function useConditionsError(editing: Editing): string | null {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing)('conditions');
  if (editing.problems.conditions === 'duplicate') return formatMessage(groupFormTexts.duplicatePair);
  if (editing.problems.isTwin) return formatMessage(groupFormTexts.identical);
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
  channels?: readonly GroupChannel[] | null;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { formRef, ...editing } = useUserGroupForm(form);
  const { draft, isDirty } = editing;
  const isEdit = userGroupId !== null;
  const constraints = useMemo(() => constraintsOf(draft.conditions), [draft.conditions]);
  const preview = useGroupPreview(constraints, userGroupId);
  const conditionsError = useConditionsError(editing);
  const isInert = isEdit && !isDirty;
  const failure = useSaveFailure(editing, form.readRequestId ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isInert) editing.ask();
  };
  return (
    <>
      <form ref={formRef} noValidate aria-label={formatMessage(groupFormTexts.form)} onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TextFields editing={editing} />
          <VisibilityChoice editing={editing} />
          <FormSection title={formatMessage(groupFormTexts.conditions)} titleId={id}>
            <ConditionsInput
              titleId={id}
              conditions={draft.conditions}
              fields={fields}
              isChecked={editing.problems.conditions === 'incomplete'}
              error={conditionsError}
              onChange={(conditions) => editing.change((values) => ({ ...values, conditions }))}
            />
            <MatchCount preview={preview} isEdit={isEdit} />
          </FormSection>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <ProblemNote editing={editing} />
          {!editing.preview.isOpen && failure && <FailureAlert {...failure} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              type="submit"
              variant={isInert ? 'outlined' : 'contained'}
              color={isInert ? 'secondary' : 'primary'}
              aria-disabled={isInert}
            >
              {formatMessage(isEdit ? groupFormTexts.preview : groupFormTexts.previewAndCreate)}
            </Button>
            <ButtonLink to={pathTo('userGroups')} variant="text" color="secondary">
              {formatMessage(uiMessages.cancel)}
            </ButtonLink>
          </Box>
        </Box>
      </form>
      {editing.preview.isOpen && (
        <GroupPreviewDialog
          draft={draft}
          preview={preview}
          groupId={userGroupId}
          channels={channels}
          failure={failure}
          isBusy={editing.state === 'saving'}
          onSave={editing.submit}
          onClose={editing.preview.close}
        />
      )}
    </>
  );
}
