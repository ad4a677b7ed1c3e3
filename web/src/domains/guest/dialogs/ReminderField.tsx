import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { accessTexts } from './guestMessages.ts';
import { NO_DAY, presentDay, reminderDayText, type EnteredDay } from './reminderDay.ts';

/**
 * The day on which the admins are reminded of a guest: the browser's own date field, which works by keyboard and on
 * phones, and the day as text beside it. What is half entered is reported as broken when the field is left.
 */
export function ReminderField({
  value,
  onChange,
  isWrong,
  error,
  disabled = false,
}: {
  value: EnteredDay;
  onChange: (value: EnteredDay) => void;
  /** The day cannot be taken: told once the field is left. */
  isWrong: boolean;
  /** Why the day was not taken, where it was tried. */
  error?: string | null;
  disabled?: boolean;
}) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const read = () => {
    const field = input.current;
    if (field) onChange({ day: field.value, isBroken: field.validity.badInput });
  };
  const clear = () => {
    // Of what is half entered React knows nothing: it would let it stand.
    if (input.current) input.current.value = '';
    onChange(NO_DAY);
    input.current?.focus();
  };
  const textOf = (day: string) =>
    day === '' ? intl.formatMessage(accessTexts.noReminder) : reminderDayText(intl, day);
  const leave = () => {
    setIsLeft(true);
    read();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 1,
        alignItems: 'start',
      }}
    >
      <Field
        type="date"
        label={intl.formatMessage(accessTexts.reminder)}
        labelAction={
          <Typography variant="body2" color="text.secondary" component="span">
            {isWrong ? null : textOf(value.day)}
          </Typography>
        }
        hint={intl.formatMessage(accessTexts.reminderHint)}
        error={isWrong && isLeft ? intl.formatMessage(accessTexts.invalidDate) : error}
        value={value.day}
        disabled={disabled}
        inputRef={input}
        inputProps={{ min: presentDay() }}
        onChange={() => {
          setIsLeft(false);
          read();
        }}
        onBlur={leave}
        // Enter sends the form without leaving the field.
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <Button
        variant="text"
        disabled={disabled || (value.day === '' && !value.isBroken)}
        onClick={clear}
        sx={{ mt: { sm: '28px' }, justifySelf: 'start' }}
      >
        {intl.formatMessage(accessTexts.clearReminder)}
      </Button>
    </Box>
  );
}
