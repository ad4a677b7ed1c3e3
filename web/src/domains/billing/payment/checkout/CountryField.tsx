import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { COUNTRIES } from '@muster/schema/formats/country';
import { type Ref, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { addressTexts } from './checkoutMessages.ts';

/** Every country by its name in the present language, in its order. */
function useCountryOptions() {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ));
  }, [locale]);
}

/** The country of an address, by its two letters; empty for none yet. */
export function CountryField({
  value,
  problem,
  ref,
  onChange,
  onBlur,
}: {
  value: string;
  problem: string | null;
  ref: Ref<HTMLSelectElement>;
  onChange: (code: string) => void;
  onBlur: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const options = useCountryOptions();
  return (
    <FormControl error={problem !== null}>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ mb: 0.75 }}>
        {formatMessage(addressTexts.country)}
      </Typography>
      <NativeSelect
        id={id}
        ref={ref}
        autoComplete="country"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        <option value="">{formatMessage(addressTexts.chooseCountry)}</option>
        {options}
      </NativeSelect>
      <FormHelperText id={`${id}-help`} role={problem === null ? undefined : 'alert'}>
        {problem}
      </FormHelperText>
    </FormControl>
  );
}
