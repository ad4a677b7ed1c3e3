import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type IntlShape, useIntl } from 'react-intl';
import { ChevronDownIcon, CloseIcon } from '../../../ui/icons.tsx';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import { ariaOf, type FieldInputProps } from './FieldFrame.tsx';
import { profileFieldsPhrases, profileFieldsTexts } from './profileFieldsMessages.ts';

const textsOf = ({ formatMessage }: IntlShape) => ({
  clearText: formatMessage(profileFieldsTexts.clear),
  openText: formatMessage(profileFieldsTexts.openList),
  closeText: formatMessage(profileFieldsTexts.closeList),
});

/** What all comboboxes of the form have in common. */
export const useComboLook = () => ({
  ...textsOf(useIntl()),
  size: 'small' as const,
  popupIcon: <ChevronDownIcon fontSize="small" />,
  clearIcon: <CloseIcon fontSize="small" />,
});

/** How many values a list shows at once: a field may have hundreds, of which one is found by typing. */
export const MOST_SHOWN = 100;

/** The first values whose words begin with what is typed. */
export function firstMatches<Value>(all: readonly Value[], typed: string, textOf: (value: Value) => string): Value[] {
  const found: Value[] = [];
  for (const value of all) {
    if (matchesWordStart(textOf(value), typed)) found.push(value);
    if (found.length === MOST_SHOWN) break;
  }
  return found;
}

/** Says how many values a list shows where there are more. */
export function useShownHint(count: number): string | null {
  const { formatMessage } = useIntl();
  return count > MOST_SHOWN ? formatMessage(profileFieldsPhrases.firstShown, { count: MOST_SHOWN }) : null;
}

type InputParts = Pick<OutlinedInputProps, 'startAdornment' | 'onKeyDown'> &
  Pick<FieldInputProps, 'one' | 'id' | 'error'>;

/** The input of a combobox. */
export const comboInput = (
  { slotProps, ...params }: AutocompleteRenderInputParams,
  { startAdornment, onKeyDown, ...field }: InputParts,
) => (
  <OutlinedInput
    id={params.id}
    disabled={params.disabled}
    {...(params.size && { size: params.size })}
    fullWidth
    {...slotProps.input}
    {...(startAdornment ? { startAdornment } : {})}
    {...(onKeyDown ? { onKeyDown } : {})}
    inputProps={{ ...slotProps.htmlInput, ...ariaOf(field) }}
  />
);
