import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export type FieldProps = Omit<OutlinedInputProps, 'error' | 'id'> & {
  label: ReactNode;
  /** Stands at the right of the label: an action on the field. */
  labelAction?: ReactNode;
  /** Why the value is not accepted; takes the hint's place. */
  error?: ReactNode;
  hint?: ReactNode;
};

/** A labelled text field: its label above, its hint or error below, all three told to screen readers. */
export function Field({ label, labelAction, error, hint, inputProps, ...input }: FieldProps) {
  const id = useId();
  const helper = error || hint;
  return (
    <FormControl error={Boolean(error)}>
      <span
        style={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: 8,
        }}
      >
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
        {labelAction}
      </span>
      <OutlinedInput
        id={id}
        {...input}
        inputProps={{
          ...inputProps,
          'aria-invalid': Boolean(error),
          ...(helper ? { 'aria-describedby': `${id}-help` } : {}),
        }}
        sx={[{ mt: 0.75 }, ...(Array.isArray(input.sx) ? input.sx : [input.sx])]}
      />
      <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined}>
        {helper}
      </FormHelperText>
    </FormControl>
  );
}
