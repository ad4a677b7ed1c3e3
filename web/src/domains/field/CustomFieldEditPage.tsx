import { FIELD_VALUES_MAX } from '@muster/schema/formats/customField';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { CustomFieldItemFragment } from '../../generated/field/fragments/customFieldItem.ts';
import { pathTo } from '../../lib/paths.ts';
import { EnterpriseIcon } from '../../ui/icons.tsx';
import { PageNotice } from '../../ui/PageNotice.tsx';
import { EditFieldForm } from './form/EditFieldForm.tsx';
import { FIELD_TYPES } from './form/fieldForm.ts';
import { FieldFormGate } from './form/FieldFormGate.tsx';
import { formTexts } from './form/fieldFormMessages.ts';
import { useFieldFormData } from './form/useFieldFormData.ts';
import { enterpriseNames } from './shared/enterpriseNameMessages.ts';

/** Why a field cannot be edited; null where it can. */
function obstacleOf({ editableBy, valueType, viewerCanEdit }: CustomFieldItemFragment) {
  if (editableBy === 'PLATFORM') return formTexts.platformText;
  if (FIELD_TYPES.every((type) => type !== valueType)) return formTexts.unknownText;
  return viewerCanEdit ? null : formTexts.lockedText;
}

/** What stands in the place of the form; null where there is a field that can be edited. */
function noticeOf(field: CustomFieldItemFragment | undefined) {
  if (!field) return { title: formTexts.notFoundTitle, text: formTexts.notFoundText };
  const text = obstacleOf(field);
  return text && { title: formTexts.platformTitle, text };
}

/** Changes a custom field. For admins of teams with PRO; the address has the services' id of the field. */
export default function CustomFieldEditPage() {
  const { formatMessage } = useIntl();
  const { fieldId } = useParams();
  const data = useFieldFormData();
  const field = data.known?.customFields.find((one) => one.fieldId === fieldId);
  const notice = noticeOf(field);
  return (
    <FieldFormGate
      title={field?.name ?? formatMessage(formTexts.editForm)}
      description={formatMessage(formTexts.editDescription)}
      data={data}
    >
      {({ customFields, customFieldLimits }) => {
        if (field && !notice) {
          return (
            <EditFieldForm
              key={field.id}
              field={field}
              fields={customFields}
              mostValues={customFieldLimits?.values ?? FIELD_VALUES_MAX}
              readAgain={data.readAgain}
            />
          );
        }
        if (!notice || (!field && data.isLoading)) return null;
        return (
          <PageNotice
            icon={<EnterpriseIcon />}
            title={formatMessage(notice.title)}
            text={formatMessage(notice.text)}
            to={pathTo('customFields')}
            label={formatMessage(enterpriseNames.fields)}
          />
        );
      }}
    </FieldFormGate>
  );
}
