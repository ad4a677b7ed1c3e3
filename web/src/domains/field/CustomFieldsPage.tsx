import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useRescuedFocus } from '../../lib/focus/useRescuedFocus.ts';
import { pathTo } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EnterpriseIcon, PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { ReadItems } from '../../ui/items/ReadItems.tsx';
import { PlanPaywall } from '../billing/paywall/PlanPaywall.tsx';
import { isLocked, usePlanGate } from '../billing/paywall/usePlanGate.ts';
import { FieldDialogs } from './list/FieldDialogs.tsx';
import { fieldListPhrases, fieldListTexts } from './list/fieldListMessages.ts';
import { enterpriseNames } from './shared/enterpriseNameMessages.ts';
import { FieldSections } from './list/FieldSections.tsx';
import type { ListedField } from './listedField.ts';
import { type CustomFields, useCustomFields } from './list/useCustomFields.ts';
import { useFieldDialog } from './list/useFieldDialog.ts';
import { useFieldRestore } from './list/useFieldRestore.ts';

const CreateLink = () => {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink to={pathTo('customFieldAdd')} variant="contained" color="primary" startIcon={<PlusIcon />}>
      {formatMessage(fieldListTexts.create)}
    </ButtonLink>
  );
};

function Empty({ canCreate }: { canCreate: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<EnterpriseIcon />}
        title={formatMessage(fieldListTexts.emptyTitle)}
        text={formatMessage(fieldListTexts.emptyText)}
        action={canCreate && <CreateLink />}
      />
    </Paper>
  );
}

/** The way to another field, or why there is none. */
function CreateAction({ count, limit }: { count: number; limit: number | null }) {
  const { formatMessage } = useIntl();
  if (limit === null || count < limit) return <CreateLink />;
  return (
    <Typography color="text.secondary" sx={{ maxWidth: 320 }}>
      {formatMessage(fieldListPhrases.limitReached, { limit })}
    </Typography>
  );
}

/** A list that leads the focus on when the row that had it leaves, be it the last one. */
function useRescuedList(fields: readonly ListedField[], isArchived: boolean, isHeld: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const ids = fields.filter((field) => field.isArchived === isArchived).map(({ id }) => id);
  useRescuedFocus(list, ids, isHeld);
  return list;
}

/** The fields, once they are read. */
function Fields({
  all,
  fields,
  canChange,
}: {
  all: CustomFields;
  fields: readonly ListedField[];
  /** Whether the team's plan lets fields be changed. */
  canChange: boolean;
}) {
  const { formatMessage } = useIntl();
  const { dialog, open, close } = useFieldDialog(fields);
  const restore = useFieldRestore(all.teamId, all.readAgain);
  const isHeld = dialog !== null;
  const inProfiles = useRescuedList(fields, false, isHeld);
  const archived = useRescuedList(fields, true, isHeld);
  if (fields.length === 0) return <Empty canCreate={canChange} />;
  return (
    <>
      {all.isUsageMissing && !all.isUsageLoading && (
        <PartFailed
          text={formatMessage(fieldListTexts.usageFailed)}
          requestId={all.usageRequestId}
          onRetry={all.readUsageAgain}
        />
      )}
      <FieldSections
        fields={fields}
        usages={all.usages}
        isUsageLoading={all.isUsageLoading}
        canChange={canChange}
        actions={{ onDialog: open, onRestore: (field) => void restore(field) }}
        inProfilesList={inProfiles}
        archivedList={archived}
        readAgain={all.readAgain}
      />
      {dialog && (
        <FieldDialogs {...dialog} teamId={all.teamId} canChange={canChange} onChanged={all.readAgain} onClose={close} />
      )}
    </>
  );
}

/** The custom fields of the team: what each is, who has it, and what can be done with it. */
export default function CustomFieldsPage() {
  const { formatMessage } = useIntl();
  const { gate, isLoading: isGateLoading } = usePlanGate('CUSTOM_FIELDS');
  const all = useCustomFields();
  const isWaiting = isGateLoading || (all.isLoading && all.fields === null);
  const fields = isWaiting ? null : all.fields;
  const count = fields?.length ?? 0;
  const canChange = !isLocked(gate);
  return (
    <>
      <BackLink to={pathTo('enterprise')}>{formatMessage(enterpriseNames.hub)}</BackLink>
      <PageHeader
        title={formatMessage(enterpriseNames.fields)}
        description={formatMessage(fieldListTexts.description)}
        action={count > 0 && canChange && <CreateAction count={count} limit={all.limit} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PlanPaywall
          feature="CUSTOM_FIELDS"
          text={formatMessage(count > 0 ? fieldListTexts.lostPlan : fieldListTexts.paywall)}
          gate={gate}
        />
        <ReadItems
          items={fields}
          isLoading={isWaiting}
          failure={all.failure}
          failedText={formatMessage(fieldListTexts.loadFailed)}
          partFailedText={formatMessage(fieldListTexts.partFailed)}
          rowHeight={144}
          onRetry={all.readAgain}
        >
          {(shown) => <Fields all={all} fields={shown} canChange={canChange} />}
        </ReadItems>
      </Box>
    </>
  );
}
