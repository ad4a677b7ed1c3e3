import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

/** One choice of a filter; `value` is what the address holds. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter above a list: one of a few choices, the first of which filters nothing. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  /** The accessible name. */
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{
        flexShrink: 0,
        '& select': { fontWeight: value === '' ? 400 : 550, pr: '32px !important' },
        '& .MuiNativeSelect-icon': { right: 7 },
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
