import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { EnterpriseIcon, MembersIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { enterpriseNames } from '../field/fragments/enterpriseNameMessages.ts';
import { enterprisePaths } from '../field/fragments/enterprisePaths.ts';
import { formTexts } from './userGroupFormMessages.ts';

/** What stands around the form of a user group. */
export function GroupFormPage({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BackLink to={enterprisePaths.groups}>{formatMessage(enterpriseNames.groups)}</BackLink>
      <PageHeader title={formatMessage(title)} />
      {children}
    </Box>
  );
}

/** Stands in the place of the form while it is on its way. */
export const FormSkeleton = () => (
  <Paper variant="outlined" aria-busy="true" sx={{ p: 2.5 }}>
    <TextSkeleton lines={9} />
  </Paper>
);

/** Stands in the place of the form where what it needs could not be read. */
export function FormFailed({
  text,
  requestId,
  onRetry,
}: {
  text: MessageDescriptor;
  requestId: string | null | undefined;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  return <ErrorState title={formatMessage(text)} requestId={requestId} onRetry={onRetry} />;
}

/** There is nothing from which a user group could be built. */
export function NoFields() {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<EnterpriseIcon />}
        title={formatMessage(formTexts.noFieldsTitle)}
        text={formatMessage(formTexts.noFieldsText)}
        action={
          <ButtonLink to={enterprisePaths.fieldAdd} variant="contained" color="primary">
            {formatMessage(formTexts.createField)}
          </ButtonLink>
        }
      />
    </Paper>
  );
}

/** The address leads to no user group. */
export function NoSuchGroup() {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<MembersIcon />}
        title={formatMessage(formTexts.goneTitle)}
        text={formatMessage(formTexts.goneText)}
        action={
          <ButtonLink to={enterprisePaths.groups} variant="contained" color="primary">
            {formatMessage(enterpriseNames.groups)}
          </ButtonLink>
        }
      />
    </Paper>
  );
}
