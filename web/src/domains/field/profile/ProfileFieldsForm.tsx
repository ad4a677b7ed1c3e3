import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { size } from '../../../lib/theme/tokens.ts';
import type { ProfileFieldsPartsFragment } from '../../../generated/field/profile/profileFieldsParts.ts';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PanelForm } from '../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import type { FieldInputProps } from './FieldFrame.tsx';
import { fieldInputs } from './fieldInputs.ts';
import { FieldText } from './FieldText.tsx';
import type { ReadField } from './profileDraft.ts';
import {
  profileFieldsPhrases,
  profileFieldsPlanTexts,
  profileFieldsProblems,
  profileFieldsTexts,
} from './profileFieldsMessages.ts';
import type { FieldsOwner } from './profileFieldsUpdate.ts';
import { useProfileFieldsForm } from './useProfileFieldsForm.ts';

/** Whether the viewer could change a field with another plan: admins any, others those that everybody keeps themselves. */
const isKeptByPlan = ({ field, viewerCanEdit }: ReadField, isAdmin: boolean) =>
  !viewerCanEdit && (isAdmin || field.editableBy === 'USER');

/** Says to an admin that the plan lets nobody change the fields, with the way to one that does. */
function AdminPlanNote() {
  const { formatMessage } = useIntl();
  const { gate, isLoading } = usePlanGate('CUSTOM_FIELDS');
  const text = formatMessage(profileFieldsPlanTexts.admins);
  if (gate?.limit === 0) return <PlanPaywall feature="CUSTOM_FIELDS" text={text} gate={gate} />;
  return isLoading ? null : (
    <Alert severity="info" role="note">
      {text}
    </Alert>
  );
}

function PlanNote({ isAdmin }: { isAdmin: boolean }) {
  const { formatMessage } = useIntl();
  if (isAdmin) return <AdminPlanNote />;
  return (
    <Alert severity="info" role="note">
      {formatMessage(profileFieldsPlanTexts.members)}{' '}
      <AppLink to={pathTo('overview')}>{formatMessage(profileFieldsPlanTexts.whom)}</AppLink>
    </Alert>
  );
}

/** One field: the way to fill it in, or what stands in it and who may change that. */
function Entry({ isAdmin, ...props }: FieldInputProps & { isAdmin: boolean }) {
  const { formatMessage } = useIntl();
  const { one, error } = props;
  const { valueType } = one.field;
  if (valueType === 'UNKNOWN') {
    return <FieldText one={one} error={error} reason={formatMessage(profileFieldsTexts.newerType)} />;
  }
  if (!one.viewerCanEdit) {
    const reason = isKeptByPlan(one, isAdmin) ? null : formatMessage(profileFieldsTexts.adminsChange);
    return <FieldText one={one} error={error} reason={reason} />;
  }
  const Input = fieldInputs[valueType];
  return <Input {...props} />;
}

type FieldEntry = ReturnType<typeof useProfileFieldsForm>['entries'][number];

/** The texts of refusals that no field has; a field's own stands at the field. */
function useRefusedText(shown: readonly FieldEntry[]) {
  const { formatMessage } = useIntl();
  return (code: string, field: readonly string[] | null): string | null => {
    if (code === 'PLAN_REQUIRED') return formatMessage(profileFieldsProblems.needsPlan);
    if (field !== null) {
      // Read again, the field may be gone from the form, so that none is marked.
      const isMarked = shown.some(({ one }) => one.field.id === field[0]);
      return formatMessage(isMarked ? profileFieldsProblems.atField : profileFieldsProblems.stale);
    }
    if (code === 'REQUIRED') return formatMessage(profileFieldsProblems.required);
    return code === 'NOT_FOUND' ? formatMessage(profileFieldsProblems.gone) : null;
  };
}

/** What is lost with what is chosen; told aloud when it comes about. */
function EmptiedNote({ emptied }: { emptied: readonly ReadField[] }) {
  const intl = useIntl();
  const names = intl.formatList(emptied.map(({ field }) => field.name));
  return (
    <Box role="status">
      {emptied.length > 0 && (
        <Alert severity="info" role="presentation" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(profileFieldsPhrases.emptied, { count: emptied.length, names })}
        </Alert>
      )}
    </Box>
  );
}

const FIELDS = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: size.fields } as const;

/**
 * Somebody's custom fields, saved together: those whose conditions are met by what is chosen in the form at the moment. Only
 * what was changed is sent. What the viewer may not change is shown as it is.
 */
export function ProfileFieldsForm({
  read,
  owner,
  isAdmin,
  isInPage,
  readAgain,
}: {
  read: ProfileFieldsPartsFragment;
  owner: FieldsOwner;
  /** Whether the viewer is an admin. */
  isAdmin: boolean;
  /** Whether it stands in a page, not in a dialog. */
  isInPage: boolean;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const form = useProfileFieldsForm({ read, owner, readAgain });
  const refused = useRefusedText(form.entries);
  const entries = form.entries.map((entry) => (
    <Entry
      key={entry.id}
      {...entry}
      isAdmin={isAdmin}
      isInPage={isInPage}
      onChange={(choice) => form.choose(entry.one.field.id, choice)}
    />
  ));
  const planNote = read.fields.some((one) => isKeptByPlan(one, isAdmin)) && <PlanNote isAdmin={isAdmin} />;
  const problem = form.problem && (
    <SaveProblemNote
      problem={form.problem}
      texts={{
        failed: formatMessage(profileFieldsProblems.failed),
        stale: formatMessage(profileFieldsProblems.stale),
        refused,
      }}
    />
  );
  if (read.fields.every(({ viewerCanEdit }) => !viewerCanEdit)) {
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {problem}
        {planNote}
        <Box sx={FIELDS}>{entries}</Box>
      </Box>
    );
  }
  return (
    <PanelForm
      label={formatMessage(profileFieldsTexts.label)}
      isDirty={form.isDirty}
      state={form.state}
      problem={problem}
      onSubmit={form.submit}
      onDiscard={form.discard}
    >
      {planNote}
      <Box sx={FIELDS}>{entries}</Box>
      <EmptiedNote emptied={form.emptied} />
    </PanelForm>
  );
}
