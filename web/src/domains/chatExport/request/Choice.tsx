import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A group of boxes or discs with its name above, and why nothing of it is accepted below. */
export function Choice({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: (describedBy: string | undefined, labelledBy: string) => ReactNode;
}) {
  const id = useId();
  const help = error === undefined ? undefined : `${id}-help`;
  return (
    <FormControl error={error !== undefined}>
      <Typography id={id} component="span" variant="subtitle2">
        {label}
      </Typography>
      {children(help, id)}
      <FormHelperText id={help} role={error === undefined ? undefined : 'alert'}>
        {error}
      </FormHelperText>
    </FormControl>
  );
}
