import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { comboInput, optionsById, sendsNothing } from './combo.tsx';
import { ComboNote } from './ComboNote.tsx';
import { uiMessages } from './messages.ts';
import { TagChips } from './TagChips.tsx';
import { tagTexts } from './tagMessages.ts';
import { FROM_FIRST_CHARACTER, type SuggestionStart, type Tag, type TagSource } from './tagSuggestions.ts';
import { useTagField } from './useTagField.ts';

/** Of many chosen things so many are shown. */
const MOST_SHOWN = 50;

/** A suggestion: its label and what tells it from others of the same label. */
const Suggestion = ({ tag }: { tag: Tag }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <bdi>{tag.label}</bdi>
    {tag.detail && (
      <Typography variant="body2" color="text.secondary">
        <bdi>{tag.detail}</bdi>
      </Typography>
    )}
  </Box>
);

/** What stands below the field: what is wrong, or how it is used. */
function TagHelp({
  id,
  isProblem,
  onRetry,
  children,
}: {
  id: string;
  isProblem: boolean;
  /** Null where there is nothing to be tried again. */
  onRetry: (() => void) | null;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormHelperText id={id} role={isProblem ? 'alert' : undefined}>
        {children}
      </FormHelperText>
      {onRetry && (
        <Button size="small" onClick={onRetry} sx={{ justifySelf: 'start', alignSelf: 'flex-start', mt: 0.5 }}>
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
    </>
  );
}

/**
 * Chooses several things by typing: takes suggestions only. Arrows and Enter choose, Backspace in the empty field takes
 * the last one away, the left arrow goes to the chosen ones, Escape shuts the list. What is locked stays.
 *
 * Over MUI's Autocomplete, whose keys, roles and announcements are the platform's own pattern of a combobox; it is
 * loaded with the dialogs that use it, never with a page.
 */
export function TagInput<T extends Tag>({
  label,
  value,
  onChange,
  source,
  most,
  mostShown = MOST_SHOWN,
  start = FROM_FIRST_CHARACTER,
  isRemoveOnly = false,
  isInPage,
  error,
  hint,
  disabled = false,
}: {
  label: ReactNode;
  value: readonly T[];
  onChange: (value: readonly T[]) => void;
  /** Keep a function's identity between renders: another one searches anew. */
  source: TagSource<T>;
  /** How many can be chosen at most. */
  most: number;
  /** How many of those are shown, the last ones. */
  mostShown?: number;
  /** When it suggests something. A source that is a function is asked for '' where that is before anything is typed. */
  start?: SuggestionStart;
  /** Whether nothing can be added. */
  isRemoveOnly?: boolean;
  /** Whether it stands in a page, whose landmarks its list belongs to then; the list would be cut off by a dialog's edge. */
  isInPage?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  // Another array each time would empty the field.
  const chosen = useMemo(() => [...value], [value]);
  const field = useTagField({ value, onChange, source, start, most, isRemoveOnly });
  const { typed, isFailed } = field;
  const problem = field.refusal || error || (isFailed && formatMessage(tagTexts.failed));
  const helper = problem || field.fullText || hint;
  const searchAgain = () => {
    field.retry();
    document.getElementById(id)?.focus();
  };
  return (
    <FormControl error={Boolean(problem)}>
      <Typography component="label" id={`${id}-label`} htmlFor={id} variant="subtitle2">
        {label}
      </Typography>
      <Autocomplete<T, true, true>
        {...optionsById}
        id={id}
        multiple
        size="small"
        // What could not be searched for stays, to be tried again.
        clearOnBlur={!isFailed}
        disabled={disabled}
        options={field.tags}
        value={chosen}
        inputValue={typed}
        open={field.isOpen}
        onOpen={field.open}
        onClose={field.close}
        onInputChange={(_event, text) => field.type(text)}
        onChange={(_event, next) => field.change(next)}
        getOptionLabel={(tag) => tag.label}
        filterOptions={(all) => all}
        filterSelectedOptions
        // Before it is searched, Enter chooses nothing that was not pointed at.
        autoHighlight={field.isSearched}
        openOnFocus={start.atOnce}
        disableClearable
        disablePortal={isInPage === true}
        forcePopupIcon={false}
        loading={field.isLoading}
        loadingText={<ComboNote text={formatMessage(tagTexts.loading)} />}
        noOptionsText={<ComboNote text={formatMessage(tagTexts.noMatch)} />}
        renderOption={({ key, ...props }, tag) => (
          <li key={key} {...props}>
            <Suggestion tag={tag} />
          </li>
        )}
        renderValue={(all, itemProps) => (
          <TagChips tags={all} itemProps={itemProps} most={mostShown} onRefuse={field.refuse} />
        )}
        renderInput={(params) =>
          comboInput(params, {
            ...sendsNothing(typed),
            inputProps: {
              readOnly: isRemoveOnly,
              'aria-invalid': Boolean(problem),
              ...(helper ? { 'aria-describedby': `${id}-help` } : {}),
            },
          })
        }
        sx={{ mt: 0.75 }}
      />
      <TagHelp id={`${id}-help`} isProblem={Boolean(problem)} onRetry={isFailed ? searchAgain : null}>
        {helper}
      </TagHelp>
    </FormControl>
  );
}
