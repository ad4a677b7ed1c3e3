import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { REST_MS } from '../lib/scheduling/useRested.ts';
import { CloseIcon, SearchIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';

/**
 * A search box that reports a value once typing rests; Enter, clearing and leaving it report at once, Escape clears.
 * `value` is what the search stands at (the URL); what is being typed is kept here.
 */
export function SearchField({
  value,
  onSearch,
  label,
  placeholder,
  debounceMs = REST_MS,
  autoFocus = false,
}: {
  value: string;
  onSearch: (text: string) => void;
  /** The accessible name. */
  label: string;
  placeholder?: string;
  debounceMs?: number;
  autoFocus?: boolean;
}) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // What was reported and has not come back as `value` yet: pages show a search when they find time for it.
  const [echoes, setEchoes] = useState<readonly string[]>([]);
  if (shown !== value) {
    setShown(value);
    const echo = echoes.indexOf(value);
    setEchoes(echo < 0 ? [] : echoes.slice(echo + 1));
    // The search was changed from elsewhere (Back, a link): follow it. An echo would undo what was typed meanwhile.
    if (echo < 0 && value !== text.trim()) setText(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = (typed: string) => {
    clearTimeout(timer.current);
    const search = typed.trim();
    if (search !== value) setEchoes((before) => [...before, search]);
    onSearch(search);
  };
  const latestReport = useRef(report);
  useEffect(() => {
    latestReport.current = report;
  });
  useEffect(() => {
    if (text.trim() === value) return undefined;
    timer.current = setTimeout(() => latestReport.current(text), debounceMs);
    return () => clearTimeout(timer.current);
  }, [text, value, debounceMs]);
  const clear = () => {
    setText('');
    report('');
  };
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={text}
      autoFocus={autoFocus}
      placeholder={placeholder ?? label}
      onChange={(event) => setText(event.target.value)}
      // Whoever goes on to something else has done typing: a search that came later would undo what they choose there.
      onBlur={() => text.trim() !== value && report(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report(text);
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          // A dialog around the field would close.
          event.stopPropagation();
          clear();
        }
      }}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search', spellCheck: false }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <IconButton size="small" edge="end" onClick={clear} aria-label={formatMessage(uiMessages.clearSearch)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )
      }
      sx={{ width: '100%', '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
