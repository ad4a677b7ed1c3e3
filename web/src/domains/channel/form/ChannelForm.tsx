import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusInSight } from '../../../lib/focus/useFocusInSight.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { UpgradeAfterRefusal } from '../../billing/paywall/UpgradeAfterRefusal.tsx';
import { isLocked as isPlanLocked, type PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { ArchivedRefusal } from '../archive/ArchivedRefusal.tsx';
import { factsInWords } from '../channelFacts.ts';
import type { ChannelFeature } from '../channelFeatures.ts';
import { BasicsSection, type Posting } from './BasicsSection.tsx';
import type { ChannelDraft } from './channelDraft.ts';
import { channelFormTexts } from './channelFormMessages.ts';
import { CriteriaSections } from './CriteriaSections.tsx';
import { MovesDialog } from './MovesDialog.tsx';
import { ModeratorsSection, PostersSection } from './PeopleSections.tsx';
import type { ReadChannel } from './useChannel.ts';
import { type ChannelEditing, type ChannelForm as Form, useChannelForm } from './useChannelForm.ts';
import { useKnownGroups } from './useKnownGroups.ts';
import { useRefusedText } from './useRefusedText.ts';

const SAVE = {
  create: channelFormTexts.create,
  edit: channelFormTexts.save,
  upgrade: channelFormTexts.upgradeNow,
};

/** Why it was not saved, where that is no single part of the form. */
function ProblemNote({
  editing,
  channel,
  feature,
}: {
  editing: ChannelEditing;
  channel: ReadChannel | null;
  feature: ChannelFeature;
}) {
  const { formatMessage } = useIntl();
  const { problem, refusal } = editing;
  const text = useRefusedText(editing)(null);
  useFocusInSight(problem);
  const isPlan = refusal?.code === 'PLAN_REQUIRED';
  if (problem?.kind === 'stale') return <Alert severity="warning">{formatMessage(channelFormTexts.stale)}</Alert>;
  if (text === null) return null;
  if (channel && refusal?.code === 'ARCHIVED') return <ArchivedRefusal text={text} channel={channel} />;
  return (
    <Alert severity="error" action={isPlan && <UpgradeAfterRefusal feature={feature} />}>
      {text}
    </Alert>
  );
}

/** What the plan would give, in the place of the choice who is to be in the channel; and who is to be in it now. */
function CriteriaNote({
  channel,
  feature,
  gate,
}: {
  channel: ReadChannel | null;
  feature: ChannelFeature;
  gate: PlanGate | null;
}) {
  const intl = useIntl();
  const facts = channel ? factsInWords(intl, channel) : [];
  return (
    <FormSection title={intl.formatMessage(channelFormTexts.audience)}>
      {facts.map((fact) => (
        <Typography key={fact} color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {fact}
        </Typography>
      ))}
      <PlanPaywall feature={feature} text={intl.formatMessage(channelFormTexts.needsPro)} gate={gate} />
    </FormSection>
  );
}

/** How many write in the channel beside its moderators, as it is entered. */
const postersCountOf = (form: Form, { posterIds }: ChannelDraft, channel: ReadChannel | null) =>
  form.posters === 'editable' ? posterIds.length : (channel?.postersCount ?? 0);

/** The user groups that a channel has, of either kind. */
const useGroupsOf = (channel: ReadChannel | null) =>
  useMemo(() => [...(channel?.restrictedTo ?? []), ...(channel?.autoJoinGroups ?? [])], [channel]);

/** The form of a channel, be it created, changed or upgraded. Where saving moves people, it is asked before. */
export function ChannelForm({
  form,
  channel,
  posting,
  hasBox,
  feature,
  gate,
  lead,
}: {
  form: Form;
  /** The channel that is changed; null for a new one. */
  channel: ReadChannel | null;
  /** Who may write in it. */
  posting: Posting;
  /** Whether it may be no auto-join channel. */
  hasBox: boolean;
  /** What the plan says of the channel. */
  feature: ChannelFeature;
  gate: PlanGate | null;
  /** What stands above the fields. */
  lead?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { formRef, ...editing } = useChannelForm(form);
  const groups = useKnownGroups(useGroupsOf(channel));
  const { draft, isDirty, state, question } = editing;
  const isInert = form.mode === 'edit' && !isDirty;
  const isSaving = state === 'saving';
  // As it was when the form was opened: what was chosen is not taken away.
  const [isShut] = useState(() => isPlanLocked(gate));
  const saveLabel = formatMessage(SAVE[form.mode]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isInert && !isSaving) editing.ask();
  };
  return (
    <>
      <form ref={formRef} noValidate aria-label={formatMessage(channelFormTexts.form)} onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {lead}
          <BasicsSection editing={editing} posting={posting} postersCount={postersCountOf(form, draft, channel)} />
          {isShut ? (
            <CriteriaNote channel={channel} feature={feature} gate={gate} />
          ) : (
            <CriteriaSections editing={editing} groups={groups} isLocked={channel?.isLocked === true} hasBox={hasBox} />
          )}
          <ModeratorsSection editing={editing} form={form} channel={channel} />
          <PostersSection editing={editing} form={form} channel={channel} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <ProblemNote editing={editing} channel={channel} feature={feature} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              type="submit"
              variant={isInert ? 'outlined' : 'contained'}
              color={isInert ? 'secondary' : 'primary'}
              aria-disabled={isInert || isSaving}
            >
              {isSaving && <CircularProgress aria-hidden size={14} color="inherit" sx={{ mr: 1 }} />}
              {saveLabel}
            </Button>
            <ButtonLink to={form.listPath} variant="text" color="secondary">
              {formatMessage(uiMessages.cancel)}
            </ButtonLink>
          </Box>
        </Box>
      </form>
      {question.isOpen && (
        <MovesDialog
          name={draft.name.trim()}
          preview={editing.preview}
          saveLabel={saveLabel}
          isBusy={isSaving}
          onSave={editing.submit}
          onClose={question.close}
        />
      )}
    </>
  );
}
