import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a group of choices is about: the legend of its fieldset, or the words that its `aria-labelledby` names. */
export const Legend = ({
  id,
  component = 'legend',
  isOff = false,
  children,
}: {
  id?: string;
  component?: 'legend' | 'span';
  /** The whole group cannot be changed. */
  isOff?: boolean;
  children: ReactNode;
}) => (
  <Typography
    component={component}
    id={id}
    sx={{ display: 'block', p: 0, fontWeight: 550, ...(isOff && { color: 'text.secondary' }) }}
  >
    {children}
  </Typography>
);
