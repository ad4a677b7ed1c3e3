import { NativeSelect } from '../../../ui/NativeSelect.tsx';

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
      sx={{ flexShrink: 0 }}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      style={{ fontWeight: value === '' ? 400 : 550 }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
