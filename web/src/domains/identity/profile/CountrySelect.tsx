import Autocomplete from '@mui/material/Autocomplete';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { type Ref, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { comboInput, comboLook, optionsById } from '../../../ui/combo.tsx';
import { ComboNote } from '../../../ui/ComboNote.tsx';
import { bareCode, countriesIn, findCountries, type Country } from './countries.ts';
import { detailsTexts } from './profileMessages.ts';

// The code first: it is not cut off where the field is narrow.
const labelOf = ({ name, code }: Country) => (name === code ? code : `${code} ${name}`);

/** Chooses a country by its name, its ISO code or its calling code; a code that no country has stays as it is. */
export function CountrySelect({
  id,
  label,
  value,
  isInvalid,
  describedBy,
  readOnly,
  inputRef,
  onChange,
  onBlur,
}: {
  id: string;
  /** The accessible name, and what stands in the empty field. */
  label: string;
  /** The id of a country, or a bare calling code; empty for none. */
  value: string;
  isInvalid: boolean;
  describedBy: string;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onBlur: () => void;
}) {
  const { formatMessage, locale } = useIntl();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const chosen = value === '' ? null : (countries.find((one) => one.id === value) ?? bareCode(value));
  const options = chosen && !countries.includes(chosen) ? [chosen, ...countries] : countries;
  return (
    <Autocomplete<Country>
      {...comboLook}
      {...optionsById}
      id={id}
      options={options}
      value={chosen}
      readOnly={readOnly}
      onChange={(_event, next) => onChange(next?.id ?? '')}
      onBlur={onBlur}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => findCountries(all, inputValue)}
      // Where the rest of the form is: beside the page it would belong to no landmark.
      disablePortal
      autoHighlight
      clearText={formatMessage(detailsTexts.clearCountry)}
      openText={formatMessage(detailsTexts.openCountries)}
      closeText={formatMessage(detailsTexts.closeCountries)}
      noOptionsText={<ComboNote text={formatMessage(detailsTexts.noCountry)} />}
      renderOption={({ key, ...props }, country) => (
        <li key={key} {...props}>
          <Box sx={{ display: 'flex', gap: 1.5, width: 1, minWidth: 0, justifyContent: 'space-between' }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {country.name}
            </Box>
            {country.name !== country.code && (
              <Typography component="span" color="textSecondary" sx={{ flexShrink: 0 }}>
                {country.code}
              </Typography>
            )}
          </Box>
        </li>
      )}
      renderInput={(params) =>
        comboInput(params, {
          ...{ error: isInvalid, inputRef, placeholder: label },
          inputProps: { 'aria-label': label, 'aria-invalid': isInvalid, 'aria-describedby': describedBy },
        })
      }
      // As high as the fields beside it.
      sx={{ '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { py: '3.5px', pl: 0.5 } }}
    />
  );
}
