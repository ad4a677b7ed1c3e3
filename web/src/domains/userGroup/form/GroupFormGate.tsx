import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { EnterpriseIcon } from '../../../ui/icons.tsx';
import { PageNotice } from '../../../ui/PageNotice.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { enterpriseNames } from '../../field/shared/enterpriseNameMessages.ts';
import { type GroupField, useGroupFields } from './useGroupFields.ts';
import { groupFormTexts } from './userGroupFormMessages.ts';
import type { UserGroupRead } from './useUserGroup.ts';

/** There is nothing from which a user group could be built. */
function NoFields() {
  const { formatMessage } = useIntl();
  return (
    <PageNotice
      icon={<EnterpriseIcon />}
      title={formatMessage(groupFormTexts.noFieldsTitle)}
      text={formatMessage(groupFormTexts.noFieldsText)}
      to={pathTo('customFieldAdd')}
      label={formatMessage(groupFormTexts.createField)}
    />
  );
}

/** The page of the form of a user group: it stands while what the form needs is read, and where that could not be read. */
export function GroupFormGate({
  title,
  notice,
  isWaiting = false,
  read,
  isUnread,
  needsFields,
  children,
}: {
  title: MessageDescriptor;
  /** What stands in the place of the form. */
  notice: ReactNode;
  isWaiting?: boolean;
  /** The user group that the form begins with. */
  read: UserGroupRead;
  /** Whether the form cannot begin without more of that. */
  isUnread: boolean;
  /** Whether there has to be a field. */
  needsFields: boolean;
  children: (team: { id: string; fields: readonly GroupField[] }) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { known: team, ...fieldsRead } = useGroupFields();
  const failed = (
    text: MessageDescriptor,
    { requestId, readAgain }: Pick<UserGroupRead, 'requestId' | 'readAgain'>,
  ) => <ErrorState title={formatMessage(text)} requestId={requestId} onRetry={() => void readAgain()} />;
  const body = () => {
    if (notice) return notice;
    if (isWaiting || (read.isLoading && !read.known) || (fieldsRead.isLoading && !team)) return <FormSkeleton />;
    if (!team?.customFields) return failed(groupFormTexts.fieldsFailed, fieldsRead);
    if (isUnread) return failed(groupFormTexts.loadFailed, read);
    if (needsFields && team.customFields.length === 0) return <NoFields />;
    return children({ id: team.id, fields: team.customFields });
  };
  return (
    <FormPage
      back={{ to: pathTo('userGroups'), label: formatMessage(enterpriseNames.groups) }}
      title={formatMessage(title)}
      description={formatMessage(groupFormTexts.formDescription)}
    >
      {body()}
    </FormPage>
  );
}
