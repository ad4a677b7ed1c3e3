import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { enterpriseNames } from '../shared/enterpriseNameMessages.ts';
import { formTexts } from './fieldFormMessages.ts';
import type { FieldFormData } from './useFieldFormData.ts';

/** The page of the form of a field: it stands while what the form needs is read, and where that could not be read. */
export function FieldFormGate({
  title,
  description,
  data: { known, isLoading, requestId, readAgain },
  children,
}: {
  title: string;
  description: string;
  data: FieldFormData;
  /** Null while it is on its way all the same: what was kept may be older than a field. */
  children: (team: NonNullable<FieldFormData['known']>) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const body = () => {
    if (known) return children(known) ?? <FormSkeleton />;
    if (isLoading) return <FormSkeleton />;
    return (
      <ErrorState title={formatMessage(formTexts.loadFailed)} requestId={requestId} onRetry={() => void readAgain()} />
    );
  };
  return (
    <FormPage
      back={{ to: pathTo('customFields'), label: formatMessage(enterpriseNames.fields) }}
      title={title}
      description={description}
    >
      {body()}
    </FormPage>
  );
}
