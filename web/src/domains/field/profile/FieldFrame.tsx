import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Choice, ReadField } from './profileDraft.ts';
import { profileFieldsTexts } from './profileFieldsMessages.ts';

/** What every way of filling in a field is given. */
export interface FieldInputProps {
  readonly one: ReadField;
  readonly choice: Choice;
  /** Of the control. */
  readonly id: string;
  /** What is wrong with what is chosen; null where nothing is. */
  readonly error: string | null;
  /** Whether it stands in a page, whose landmarks its list belongs to; the list would be cut off by a dialog's edge. */
  readonly isInPage: boolean;
  readonly onChange: (choice: Choice) => void;
}

/** What a control says of itself to those who do not see what stands around it. */
export const ariaOf = ({ one, id, error }: Pick<FieldInputProps, 'one' | 'id' | 'error'>) => ({
  'aria-required': one.field.isMandatory,
  'aria-invalid': error !== null,
  'aria-describedby': error === null ? `${id}-help` : `${id}-error ${id}-help`,
});

/** A field's name above its control; below it what is wrong, what it is for, and how it is filled in. */
export function FieldFrame({
  one: { field },
  id,
  error,
  labelAction,
  hint,
  children,
}: Pick<FieldInputProps, 'one' | 'id' | 'error'> & {
  /** Stands at the right of the name. */
  labelAction?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <FormControl error={error !== null} fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 0.75 }}>
        <Typography
          component="label"
          id={`${id}-label`}
          htmlFor={id}
          variant="subtitle2"
          sx={{ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <bdi>{field.name}</bdi>
        </Typography>
        {field.isMandatory && (
          <Typography aria-hidden variant="body2" color="textSecondary">
            {formatMessage(profileFieldsTexts.required)}
          </Typography>
        )}
        {labelAction && <Box sx={{ ml: 'auto' }}>{labelAction}</Box>}
      </Box>
      {children}
      {error !== null && (
        <FormHelperText id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-help`} component="div" error={false} sx={{ overflowWrap: 'anywhere' }}>
        {field.description !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{field.description}</Box>}
        {hint}
      </FormHelperText>
    </FormControl>
  );
}
