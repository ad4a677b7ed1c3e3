import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';
import { tagPhrases, tagTexts } from './tagMessages.ts';
import { useTagSuggestions, type Tag, type TagSource } from './tagSuggestions.ts';

/** Of many chosen things so many are shown, the last ones: Backspace takes them from the end. */
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

/**
 * Chooses several things by typing: takes suggestions only. Arrows and Enter choose, Backspace in the empty field takes
 * the last one away, the left arrow goes to the chosen ones, Escape shuts the list.
 *
 * Over MUI's Autocomplete, whose keys, roles and announcements are the platform's own pattern of a combobox; it is
 * loaded with the dialogs that use it, never with a page.
 */
export function TagInput({
  label,
  value,
  onChange,
  source,
  most,
  error,
  hint,
  disabled = false,
}: {
  label: ReactNode;
  value: readonly Tag[];
  onChange: (value: readonly Tag[]) => void;
  /** Keep a function's identity between renders: another one searches anew. */
  source: TagSource;
  /** How many can be chosen at most. */
  most: number;
  error?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // Another array each time would empty the field.
  const chosen = useMemo(() => [...value], [value]);
  const isFull = value.length >= most;
  const { tags, isLoading, isFailed, retry } = useTagSuggestions(source, isFull ? '' : typed);
  const fullText = isFull ? formatMessage(tagPhrases.full, { most }) : null;
  const helper = error || (isFailed && formatMessage(tagTexts.failed)) || fullText || hint;
  const searchAgain = () => {
    retry();
    setIsOpen(true);
    document.getElementById(id)?.focus();
  };
  return (
    <FormControl error={Boolean(error) || isFailed}>
      <Typography component="label" id={`${id}-label`} htmlFor={id} variant="subtitle2">
        {label}
      </Typography>
      <Autocomplete<Tag, true, true>
        id={id}
        multiple
        size="small"
        // What could not be searched for stays, to be tried again.
        clearOnBlur={!isFailed}
        disabled={disabled}
        options={tags}
        value={chosen}
        inputValue={typed}
        open={isOpen && typed.trim() !== '' && !isFailed && !isFull}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, next) => onChange(next.slice(0, most))}
        getOptionLabel={(tag) => tag.label}
        getOptionKey={(tag) => tag.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        filterOptions={(all) => all}
        filterSelectedOptions
        autoHighlight
        disableClearable
        forcePopupIcon={false}
        loading={isLoading}
        loadingText={formatMessage(tagTexts.loading)}
        noOptionsText={formatMessage(tagTexts.noMatch)}
        renderOption={({ key, ...props }, tag) => (
          <li key={key} {...props}>
            <Suggestion tag={tag} />
          </li>
        )}
        renderValue={(all, itemProps) => {
          const hidden = Math.max(0, all.length - MOST_SHOWN);
          return (
            <>
              {hidden > 0 && (
                <Typography variant="body2">{formatMessage(tagPhrases.hidden, { count: hidden })}</Typography>
              )}
              {all.slice(hidden).map((tag, index) => {
                const { key: _place, ...props } = itemProps({ index: hidden + index });
                return (
                  <Chip
                    {...props}
                    key={tag.id}
                    size="small"
                    label={<bdi>{tag.label}</bdi>}
                    aria-label={formatMessage(tagPhrases.remove, { name: tag.label })}
                    deleteIcon={<CloseIcon aria-hidden />}
                    // Screen readers press its middle: the whole of it takes the thing away.
                    onClick={props.onDelete}
                  />
                );
              })}
            </>
          );
        }}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            id={params.id}
            disabled={params.disabled}
            {...(params.size && { size: params.size })}
            fullWidth
            {...slotProps.input}
            inputProps={{
              ...slotProps.htmlInput,
              'aria-invalid': Boolean(error) || isFailed,
              ...(helper ? { 'aria-describedby': `${id}-help` } : {}),
            }}
            // Enter on something that is not suggested sends no form.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed !== '') event.preventDefault();
            }}
          />
        )}
        slotProps={{
          paper: {
            sx: (theme) => ({
              border: `1px solid ${theme.vars.palette.divider}`,
              borderRadius: '10px',
              boxShadow: theme.vars.palette.shadow.mid,
            }),
          },
        }}
        sx={{ mt: 0.75 }}
      />
      <FormHelperText id={`${id}-help`} role={error || isFailed ? 'alert' : undefined}>
        {helper}
      </FormHelperText>
      {isFailed && (
        <Button size="small" onClick={searchAgain} sx={{ justifySelf: 'start', alignSelf: 'flex-start', mt: 0.5 }}>
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
    </FormControl>
  );
}
