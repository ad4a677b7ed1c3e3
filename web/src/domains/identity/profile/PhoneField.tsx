import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CountrySelect } from './CountrySelect.tsx';
import { callingCodeOf } from './detailsForm.ts';
import { digitsOf, groupDigits, hasPlus, placeBehind, takeApart } from './phoneText.ts';
import { detailsTexts } from './profileMessages.ts';

/** Longer than any number: what is beyond is not taken. */
const MOST_DIGITS = 30;

type Part = {
  readonly value: string;
  readonly isInvalid: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onBlur: () => void;
};

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Keeps the caret behind the same digit while the spaces around it come and go. */
function useCaret(text: string): (input: Input) => void {
  const typed = useRef<{ readonly input: Input; readonly digitsBefore: number } | null>(null);
  useLayoutEffect(() => {
    if (typed.current === null) return;
    const { input, digitsBefore } = typed.current;
    typed.current = null;
    const place = placeBehind(text, digitsBefore);
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });
  return (input) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    typed.current = { input, digitsBefore: digitsOf(before).length };
  };
}

/** A phone in its two parts: the country, and the number, whose digits are grouped while they are typed. */
export function PhoneField({
  country,
  number,
  readOnly,
  error,
  onChange,
}: {
  country: Part;
  /** Its value is digits alone. */
  number: Part;
  readOnly: boolean;
  error: string | null;
  onChange: (change: { readonly country?: string; readonly number?: string }) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const shown = groupDigits(callingCodeOf(country.value), number.value);
  const note = useCaret(shown);
  const helpId = `${id}-help`;
  // A number that is being typed with its calling code stays as it is typed, and is shown in its parts afterwards.
  const [typed, setTyped] = useState<{ readonly text: string; readonly countryBefore: string } | null>(null);
  const type = (input: Input) => {
    const text = input.value;
    const digits = digitsOf(text);
    const whole = takeApart(text);
    const parts = whole && { country: whole.country, number: whole.digits };
    const countryBefore = typed?.countryBefore ?? country.value;
    if (hasPlus(text) && (typed || !whole)) {
      if (digits.length > MOST_DIGITS) return undefined;
      setTyped({ text, countryBefore });
      // Of no country as long as its calling code is not known: the one before is not the number's.
      return onChange(parts ?? { country: digits === '' ? countryBefore : '', number: digits });
    }
    setTyped(null);
    if (parts) return onChange(parts);
    note(input);
    return onChange({ ...(typed && { country: countryBefore }), number: digits.slice(0, MOST_DIGITS) });
  };
  const leave = () => {
    setTyped(null);
    number.onBlur();
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} variant="subtitle2" component="p">
        {formatMessage(detailsTexts.phone)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          mt: 0.75,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <CountrySelect
          id={`${id}-country`}
          label={formatMessage(detailsTexts.country)}
          {...country}
          describedBy={helpId}
          readOnly={readOnly}
          onChange={(value) => onChange({ country: value })}
        />
        <OutlinedInput
          value={typed?.text ?? shown}
          readOnly={readOnly}
          error={number.isInvalid}
          onChange={(event) => type(event.target)}
          onBlur={leave}
          placeholder={formatMessage(detailsTexts.number)}
          inputRef={number.inputRef}
          inputProps={{
            type: 'tel',
            autoComplete: 'tel-national',
            'aria-label': formatMessage(detailsTexts.number),
            'aria-invalid': number.isInvalid,
            'aria-describedby': helpId,
          }}
        />
      </Box>
      <FormHelperText id={helpId} error={error !== null} role={error === null ? undefined : 'alert'}>
        {error ?? formatMessage(detailsTexts.phoneHint)}
      </FormHelperText>
    </Box>
  );
}
