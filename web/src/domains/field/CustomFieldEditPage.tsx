import { FIELD_VALUES_MAX } from '@muster/schema/formats/customField';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { CustomFieldItemFragment } from '../../generated/field/fragments/customFieldItem.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { EditFieldForm } from './form/EditFieldForm.tsx';
import { FieldNotice } from './form/FieldNotice.tsx';
import { FIELD_TYPES } from './form/fieldForm.ts';
import { formTexts } from './form/fieldFormMessages.ts';
import { FormFrame } from './form/FormFrame.tsx';
import { useFieldFormData } from './form/useFieldFormData.ts';

/** Why a field cannot be edited; null where it can. */
function obstacleOf({ editableBy, valueType, viewerCanEdit }: CustomFieldItemFragment) {
  if (editableBy === 'PLATFORM') return formTexts.platformText;
  if (FIELD_TYPES.every((type) => type !== valueType)) return formTexts.unknownText;
  return viewerCanEdit ? null : formTexts.lockedText;
}

/** Changes a custom field. For admins of teams with PRO; the address has the services' id of the field. */
export default function CustomFieldEditPage() {
  const { formatMessage } = useIntl();
  const { fieldId } = useParams();
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
  const field = customFields.find((one) => one.fieldId === fieldId);
  if (!field) {
    // What was kept of the list may be older than the field.
    if (isLoading) return <PageSkeleton />;
    return <FieldNotice title={formTexts.notFoundTitle} text={formTexts.notFoundText} />;
  }
  const obstacle = obstacleOf(field);
  if (obstacle) return <FieldNotice title={formTexts.platformTitle} text={obstacle} />;
  return (
    <FormFrame title={field.name} description={formatMessage(formTexts.editDescription)}>
      <EditFieldForm
        key={field.id}
        field={field}
        fields={customFields}
        mostValues={limits?.values ?? FIELD_VALUES_MAX}
        readAgain={readAgain}
      />
    </FormFrame>
  );
}
