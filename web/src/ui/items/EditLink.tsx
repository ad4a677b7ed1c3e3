import type { ReactNode } from 'react';
import { ButtonLink } from '../AppLink.tsx';
import { EditIcon } from '../icons.tsx';

/** The way to where one thing of a list is changed. */
export const EditLink = ({
  to,
  label,
  children,
}: {
  to: string;
  /** With the thing's name: a list has the same link for each. */
  label: string;
  children: ReactNode;
}) => (
  <ButtonLink
    to={to}
    size="small"
    color="secondary"
    variant="outlined"
    startIcon={<EditIcon fontSize="small" />}
    aria-label={label}
  >
    {children}
  </ButtonLink>
);
