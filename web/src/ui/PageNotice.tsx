import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { ButtonLink } from './AppLink.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Stands in the place of a form or a list where there is nothing to fill in or to show: why, and where to go instead. */
export const PageNotice = ({
  icon,
  title,
  text,
  to,
  label,
}: {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  to: string;
  label: ReactNode;
}) => (
  <Paper variant="outlined">
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <ButtonLink to={to} variant="contained" color="primary">
          {label}
        </ButtonLink>
      }
    />
  </Paper>
);
