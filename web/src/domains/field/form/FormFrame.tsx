import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { enterpriseNames } from '../fragments/enterpriseNameMessages.ts';
import { enterprisePaths } from '../fragments/enterprisePaths.ts';

/** What stands around the form: the way back to the list, and its title. */
export function FormFrame({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BackLink to={enterprisePaths.fields}>{formatMessage(enterpriseNames.fields)}</BackLink>
      <PageHeader title={title} description={description} />
      {children}
    </Box>
  );
}
