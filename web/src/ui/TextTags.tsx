import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBlurAfterPointer } from '../lib/focus/useBlurAfterPointer.ts';
import { Chip } from './Chip.tsx';
import { CloseIcon } from './icons.tsx';
import { textTagPhrases } from './textTagMessages.ts';
import type { TextTagsState } from './useTextTags.ts';

/** Of many things so many are shown at first, the last ones: Backspace takes them from the end. */
const MOST_SHOWN = 50;

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** So many reasons are said at once. */
const MOST_PROBLEMS = 3;

/** By which key the focus goes from one of the things to which other. */
const moves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * Takes several things by typing: Enter, a comma, a space or leaving the field takes what is typed; a paste may hold many.
 * Backspace in the empty field takes the last one away, the left arrow goes to them, and there Delete, Backspace or a press
 * takes one away. They are one stop of the Tab key.
 */
export function TextTags({
  label,
  value,
  onChange,
  state,
  marked,
  error,
  hint,
  placeholder,
}: {
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** From `useTextTags`, over the same value. */
  state: TextTagsState;
  /** Those that something is wrong with. */
  marked?: ReadonlySet<string>;
  /** What is wrong with the things as a whole, or with those that are marked. */
  error?: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isAllShown, setAllShown] = useState(false);
  const [stop, setStop] = useState<number | null>(null);
  const most = Math.max(0, value.length - MOST_SHOWN);
  // What something is wrong with is seen; and stays so once that is put right, where the focus may be.
  if (!isAllShown && marked && value.slice(0, most).some((tag) => marked.has(tag))) setAllShown(true);
  const hidden = isAllShown ? 0 : most;
  const shown = value.slice(hidden);
  const tabStop = Math.min(stop ?? shown.length - 1, shown.length - 1);
  const wrong = state.problems.length > 0 ? state.problems.slice(0, MOST_PROBLEMS).join(' ') : error;

  const chipAt = (place: number) => list.current?.querySelectorAll<HTMLElement>('[role="button"]')[place];
  const goTo = (place: number) => {
    setStop(place < shown.length ? place : null);
    (chipAt(place) ?? field.current)?.focus();
  };
  const remove = (tag: string, place: number) => {
    // The next one, else the one before, takes the focus before this one is gone.
    if (place + 1 < shown.length) chipAt(place + 1)?.focus();
    else (place > 0 ? chipAt(place - 1) : field.current)?.focus();
    setStop(place + 1 < shown.length ? place : Math.max(0, place - 1));
    onChange(value.filter((one) => one !== tag));
  };
  const moveAmong = (event: KeyboardEvent, place: number) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    goTo(move(place, shown.length));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && state.typed.trim() !== '') {
      event.preventDefault();
      state.take(state.typed);
    }
    if (state.typed === '' && key === 'Backspace' && value.length > 0) onChange(value.slice(0, -1));
    if (key === 'ArrowLeft' && currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0) {
      goTo(shown.length - 1);
    }
  };
  const leave = useBlurAfterPointer(() => {
    if (state.typed !== '') state.take(state.typed);
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\s,;]/.test(text.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? state.typed.length;
    state.take(state.typed.slice(0, start) + text + state.typed.slice(selectionEnd ?? start));
  };

  return (
    <FormControl error={Boolean(wrong)}>
      <Typography component="label" htmlFor={id} variant="subtitle2">
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        inputRef={field}
        value={state.typed}
        placeholder={value.length === 0 ? placeholder : undefined}
        onChange={({ target, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          if (!isComposing && /[\s,;]$/.test(target.value)) state.take(target.value);
          else state.type(target.value);
        }}
        onKeyDown={press}
        onBlur={leave}
        startAdornment={
          shown.length > 0 && (
            <List ref={list} role="list" aria-label={label}>
              {hidden > 0 && (
                <li>
                  <Button size="small" variant="text" onClick={() => setAllShown(true)}>
                    {formatMessage(textTagPhrases.showAll, { count: value.length })}
                  </Button>
                </li>
              )}
              {shown.map((tag, place) => (
                <li key={tag}>
                  <Chip
                    size="small"
                    {...(marked?.has(tag) && { color: 'error', variant: 'outlined' })}
                    label={<bdi>{tag}</bdi>}
                    aria-label={formatMessage(textTagPhrases.remove, { name: tag })}
                    tabIndex={place === tabStop ? 0 : -1}
                    deleteIcon={<CloseIcon aria-hidden />}
                    onFocus={() => setStop(place)}
                    onKeyDown={(event) => moveAmong(event, place)}
                    // Screen readers press its middle: the whole of it takes the thing away.
                    onClick={() => remove(tag, place)}
                    onDelete={() => remove(tag, place)}
                  />
                </li>
              ))}
            </List>
          )
        }
        inputProps={{
          onPaste: paste,
          'aria-invalid': Boolean(wrong),
          autoCapitalize: 'none',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          ...(wrong || hint ? { 'aria-describedby': `${id}-help` } : {}),
        }}
        sx={{ mt: 0.75, flexWrap: 'wrap', gap: 0.5, py: 0.5, '& input': { flex: '1 1 160px', width: 160, py: 0.25 } }}
      />
      <FormHelperText id={`${id}-help`} role={wrong ? 'alert' : undefined} sx={{ overflowWrap: 'anywhere' }}>
        {wrong || hint}
      </FormHelperText>
    </FormControl>
  );
}
