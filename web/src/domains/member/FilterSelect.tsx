import { styled } from '@mui/material/styles';

/** One choice of a filter; `value` is what the address holds. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

// The browser's own list of choices: it works everywhere, and the page need not load one.
const Select = styled('select')(({ theme }) => ({
  flexShrink: 0,
  height: 34,
  maxWidth: '100%',
  padding: '0 8px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:focus-visible': {
    borderColor: theme.vars.palette.primary.main,
    outline: 'none',
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
  },
}));

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
    <Select
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
    </Select>
  );
}
