import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { ChevronDownIcon, CloseIcon } from './icons.tsx';

/** What every combobox that one thing is chosen in looks like. */
export const comboLook = {
  size: 'small',
  popupIcon: <ChevronDownIcon fontSize="small" />,
  clearIcon: <CloseIcon fontSize="small" />,
} as const;

interface Identified {
  readonly id: string;
}

/** For a combobox whose options are told apart by their ids. */
export const optionsById = {
  getOptionKey: ({ id }: Identified) => id,
  isOptionEqualToValue: (one: Identified, other: Identified) => one.id === other.id,
};

/** For a combobox that takes suggestions only: Enter on something that is not suggested sends no form. */
export const sendsNothing = (typed: string) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== '') event.preventDefault();
  },
});

type InputParts = Pick<
  OutlinedInputProps,
  'error' | 'inputProps' | 'inputRef' | 'onKeyDown' | 'placeholder' | 'startAdornment'
>;

/** The input of a combobox. */
export const comboInput = (
  { slotProps, ...params }: AutocompleteRenderInputParams,
  { inputProps, ...parts }: InputParts,
) => (
  <OutlinedInput
    id={params.id}
    disabled={params.disabled}
    {...(params.size && { size: params.size })}
    fullWidth
    {...slotProps.input}
    {...parts}
    inputProps={{ ...slotProps.htmlInput, ...inputProps }}
  />
);
