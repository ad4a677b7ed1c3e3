import { FIELD_VALUES_MAX } from '@muster/schema/formats/customField';
import { useIntl } from 'react-intl';
import { useFirstKnown } from '../../lib/graphql/useFirstKnown.ts';
import { pathTo } from '../../lib/paths.ts';
import { EnterpriseIcon } from '../../ui/icons.tsx';
import { PageNotice } from '../../ui/PageNotice.tsx';
import { AddFieldForm } from './form/AddFieldForm.tsx';
import { FieldFormGate } from './form/FieldFormGate.tsx';
import { formTexts } from './form/fieldFormMessages.ts';
import { useFieldFormData } from './form/useFieldFormData.ts';
import { enterpriseNames } from './shared/enterpriseNameMessages.ts';

/** Creates a custom field. For admins of teams with PRO. */
export default function CustomFieldAddPage() {
  const { formatMessage } = useIntl();
  const data = useFieldFormData();
  const { known } = data;
  const hasRoom = known && known.customFields.length < (known.customFieldLimits?.fields ?? Number.POSITIVE_INFINITY);
  // A form that has begun stays: the field that it adds may be the last that there is room for.
  const hasBegun = useFirstKnown(hasRoom || null) !== null;
  return (
    <FieldFormGate
      title={formatMessage(formTexts.addTitle)}
      description={formatMessage(formTexts.addDescription)}
      data={data}
    >
      {({ id, customFields, customFieldLimits }) =>
        hasBegun ? (
          <AddFieldForm teamId={id} fields={customFields} mostValues={customFieldLimits?.values ?? FIELD_VALUES_MAX} />
        ) : (
          <PageNotice
            icon={<EnterpriseIcon />}
            title={formatMessage(formTexts.limitTitle)}
            text={formatMessage(formTexts.limitText)}
            to={pathTo('customFields')}
            label={formatMessage(enterpriseNames.fields)}
          />
        )
      }
    </FieldFormGate>
  );
}
