import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useIntl } from 'react-intl';
import { comboInput, comboLook, optionsById, sendsNothing } from './combo.tsx';
import { ComboNote } from './ComboNote.tsx';
import { uiMessages } from './messages.ts';

/** What a combobox says of itself. */
export interface ComboWords {
  readonly label: string;
  readonly hint: string;
  /** While options are on their way, and where there are none. */
  readonly loading: string;
  readonly none: string;
  /** The names of its buttons. */
  readonly clear: string;
  readonly open: string;
  readonly close: string;
}

type Passed =
  | ('value' | 'inputValue' | 'options' | 'loading' | 'open' | 'openOnFocus' | 'autoHighlight' | 'disablePortal')
  | ('onChange' | 'onInputChange' | 'onOpen' | 'onClose' | 'onBlur' | 'slotProps');

type ComboFieldProps<Option> = Pick<AutocompleteProps<Option, false, false, false>, Passed> & {
  readonly words: ComboWords;
  readonly labelOf: (option: Option) => string;
  /** What is searched for at present: Enter chooses of it, and sends no form. */
  readonly typed: string;
  /** Why what is chosen is not accepted, or there is nothing to choose from. */
  readonly problem: string | null;
  /** Asks once more for options that did not come; none where they did. */
  readonly onRetry: (() => void) | null;
  readonly isRequired?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** One of many things that are searched for, in a field with its label: whoever uses it says what there is to choose from. */
export function ComboField<Option extends { readonly id: string }>({
  words,
  labelOf,
  typed,
  problem,
  onRetry,
  isRequired = false,
  inputRef,
  options,
  value,
  ...combo
}: ComboFieldProps<Option>) {
  const { formatMessage } = useIntl();
  const id = useId();
  // What is chosen is among them, and offered only where it was found.
  const isListed = !value || options.some((option) => option.id === value.id);
  return (
    <FormControl error={problem !== null}>
      <Typography component="label" htmlFor={id} variant="subtitle2">
        {words.label}
      </Typography>
      <Autocomplete<Option>
        {...comboLook}
        {...optionsById}
        {...combo}
        id={id}
        value={value}
        options={isListed ? options : [...options, value]}
        filterOptions={() => [...options]}
        getOptionLabel={labelOf}
        loadingText={<ComboNote text={words.loading} />}
        noOptionsText={<ComboNote text={words.none} />}
        clearText={words.clear}
        openText={words.open}
        closeText={words.close}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <bdi style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{labelOf(option)}</bdi>
          </li>
        )}
        renderInput={(params) =>
          comboInput(params, {
            ...sendsNothing(typed),
            error: problem !== null,
            ...(inputRef && { inputRef }),
            inputProps: {
              ...(isRequired && { 'aria-required': true }),
              'aria-invalid': problem !== null,
              'aria-describedby': `${id}-help`,
            },
          })
        }
        sx={{ mt: 0.75 }}
      />
      <FormHelperText id={`${id}-help`} role={problem === null ? undefined : 'alert'}>
        {problem ?? words.hint}
      </FormHelperText>
      {onRetry && (
        <Button size="small" onClick={onRetry} sx={{ alignSelf: 'flex-start', mt: 0.5 }}>
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
    </FormControl>
  );
}
