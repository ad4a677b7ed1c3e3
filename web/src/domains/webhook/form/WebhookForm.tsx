import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode, SubmitEvent } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { useFocusInSight } from '../../../lib/focus/useFocusInSight.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { problemTexts } from '../../../ui/form/problemMessages.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { saveMessages } from '../../../ui/saveMessages.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { TargetSection } from './TargetSection.tsx';
import { useIconUpload } from './useIconUpload.ts';
import { useWebhookForm, type WebhookEditing, type WebhookFormSource } from './useWebhookForm.ts';
import { FORM_LIMITS, webhookFormTexts } from './webhookFormMessages.ts';

/** Why it was not saved, where that is no single part of the form. */
function ProblemNote({ editing: { problem, refusal, isNew } }: { editing: WebhookEditing }) {
  const { formatMessage } = useIntl();
  useFocusInSight(problem);
  if (problem?.kind === 'stale') return <Alert severity="warning">{formatMessage(problemTexts.stale)}</Alert>;
  if (problem?.kind === 'failed') {
    const text = isNew ? webhookFormTexts.createFailed : webhookFormTexts.saveFailed;
    return <FailureAlert text={formatMessage(text)} requestId={problem.requestId} loss={problem.loss} />;
  }
  if (refusal === null || refusal.part !== null) return null;
  return <Alert severity="error">{formatMessage(refusal.text, FORM_LIMITS)}</Alert>;
}

/** What the button that saves is called. */
function saveLabel({ type, isNew, state }: WebhookEditing): MessageDescriptor {
  if (state === 'saving') return saveMessages.saving;
  if (!isNew) return webhookFormTexts.saveChanges;
  return type === 'INCOMING' ? webhookFormTexts.createIncoming : webhookFormTexts.createOutgoing;
}

/** The foot of the form: why it was not saved, the button that saves it, and the way back. */
function FormFoot({ editing }: { editing: WebhookEditing }) {
  const { formatMessage } = useIntl();
  const { isNew, isDirty, state } = editing;
  const isSaving = state === 'saving';
  const isInert = !isNew && !isDirty;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <ProblemNote editing={editing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant={isInert ? 'outlined' : 'contained'}
          color={isInert ? 'secondary' : 'primary'}
          aria-disabled={isInert || isSaving}
          startIcon={isSaving && <CircularProgress aria-hidden size={14} color="inherit" />}
          onClick={(event) => {
            if (isInert || isSaving) event.preventDefault();
          }}
        >
          {formatMessage(saveLabel(editing))}
        </Button>
        <ButtonLink to={pathTo('webhooks')} variant="text" color="secondary">
          {formatMessage(uiMessages.cancel)}
        </ButtonLink>
      </Box>
    </Box>
  );
}

/** The form of a webhook of either kind, added or changed. */
export function WebhookForm({
  source,
  savedToken,
  maySetScope,
  children,
}: {
  source: WebhookFormSource;
  /** What the calls are signed with at present; null where there is none. */
  savedToken: string | null;
  /** Whether it may be made for the whole team. */
  maySetScope: boolean;
  /** Stands below the fields. */
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const upload = useIconUpload();
  const { formRef, ...editing } = useWebhookForm(source, upload.upload.step === 'sending');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (editing.isNew || editing.isDirty) editing.submit();
  };
  return (
    <form ref={formRef} noValidate aria-label={formatMessage(webhookFormTexts.form)} onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BasicsSection editing={editing} upload={upload} maySetScope={maySetScope} />
        {source.type === 'OUTGOING' && <TargetSection editing={editing} savedToken={savedToken} />}
        {children}
      </Box>
      <FormFoot editing={editing} />
    </form>
  );
}
