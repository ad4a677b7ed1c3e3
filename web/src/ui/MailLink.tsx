import Link, { type LinkProps } from '@mui/material/Link';

/** An e-mail address, with the way to write to it. */
export const MailLink = ({ email, variant }: { email: string } & Pick<LinkProps, 'variant'>) => (
  <Link href={`mailto:${encodeURIComponent(email)}`} {...(variant && { variant })} sx={{ overflowWrap: 'anywhere' }}>
    {email}
  </Link>
);
