import { FIELD_VALUES_MAX } from '@muster/schema/formats/customField';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { AddFieldForm } from './form/AddFieldForm.tsx';
import { FieldNotice } from './form/FieldNotice.tsx';
import { formTexts } from './form/fieldFormMessages.ts';
import { FormFrame } from './form/FormFrame.tsx';
import { useFieldFormData } from './form/useFieldFormData.ts';

/** Creates a custom field. For admins of teams with PRO. */
export default function CustomFieldAddPage() {
  const { formatMessage } = useIntl();
  const { team, isLoading, requestId, readAgain } = useFieldFormData();
  if (!team?.customFields) {
    if (isLoading) return <PageSkeleton />;
    return (
      <ErrorState
        title={formatMessage(formTexts.loadFailed)}
        requestId={requestId ?? null}
        onRetry={() => void readAgain()}
      />
    );
  }
  const { customFields, customFieldLimits: limits } = team;
  if (limits && customFields.length >= limits.fields) {
    return <FieldNotice title={formTexts.limitTitle} text={formTexts.limitText} />;
  }
  return (
    <FormFrame title={formatMessage(formTexts.addTitle)} description={formatMessage(formTexts.addDescription)}>
      <AddFieldForm teamId={team.id} fields={customFields} mostValues={limits?.values ?? FIELD_VALUES_MAX} />
    </FormFrame>
  );
}
