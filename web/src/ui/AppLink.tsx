import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PathLink } from './PathLink.tsx';

type Way = {
  /** A path of the console with its query. */
  to: string;
  replace?: boolean;
  children: ReactNode;
};

/** A link to a page of the console. */
export const AppLink = ({
  to,
  replace = false,
  ...rest
}: Pick<LinkProps, 'color' | 'underline' | 'variant' | 'tabIndex' | 'aria-label'> & Way) => (
  <Link component={PathLink} to={to} replace={replace} {...rest} />
);

/** A link to a page of the console that looks like a button, for the way on. */
export const ButtonLink = ({
  to,
  replace = false,
  ...rest
}: Pick<ButtonProps, 'color' | 'variant' | 'size' | 'startIcon' | 'endIcon' | 'aria-label' | 'aria-describedby'> &
  Way) => <Button component={PathLink} to={to} replace={replace} {...rest} />;

/** A link to a page of the console that is an icon, where there is no room for a word. */
export const IconLink = ({ to, label, tabIndex, children }: Way & { label: string; tabIndex?: number }) => (
  <IconButton
    component={PathLink}
    to={to}
    size="small"
    aria-label={label}
    {...(tabIndex === undefined ? {} : { tabIndex })}
  >
    {children}
  </IconButton>
);
