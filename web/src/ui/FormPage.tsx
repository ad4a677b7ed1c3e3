import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { size } from '../lib/theme/tokens.ts';
import { BackLink } from './BackLink.tsx';
import { PageHeader } from './PageHeader.tsx';

/**
 * What stands around a form that is a page of its own: the way back to the list, its title, one sentence. It stands while
 * the form is on its way and where it cannot be read, so that nothing jumps.
 */
export const FormPage = ({
  back,
  title,
  description,
  children,
}: {
  back: { to: string; label: ReactNode };
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) => (
  <Box sx={{ maxWidth: size.form }}>
    <BackLink to={back.to}>{back.label}</BackLink>
    <PageHeader title={title} description={description} />
    {children}
  </Box>
);
