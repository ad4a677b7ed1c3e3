import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchIcon } from '../../ui/icons.tsx';
import { Keys } from '../../ui/Keys.tsx';
import { PINNED_DIALOG } from '../../ui/pinnedDialog.ts';
import { rowAfterKey } from '../../lib/focus/rovingIndex.ts';
import { type Entry, groupsFor, matchingEntries } from './entries.ts';
import { paletteMessages, palettePhrases } from './messages.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { Spoken } from '../../ui/Spoken.ts';
import { GroupName, Hints, InputRow, List, Status } from './paletteParts.ts';
import { useEntries } from './useEntries.ts';

const PAGE = 6;

/**
 * Goes anywhere and does what concerns everywhere, from the keyboard: a combobox over one list in groups. The focus
 * stays in the text; the arrows move the marked option, Enter runs it, Escape closes.
 */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { entries, searching } = useEntries(typed);
  const matching = matchingEntries(entries, typed);
  const groups = groupsFor(typed);
  const ordered = groups.flatMap((group) => matching.filter((entry) => entry.group === group));
  const index = Math.min(marked, Math.max(ordered.length - 1, 0));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) return run(ordered[index]);
    // Home and End belong to the text.
    const next =
      event.key === 'Home' || event.key === 'End' ? null : rowAfterKey(event.key, index, ordered.length, PAGE);
    if (next === null) return undefined;
    event.preventDefault();
    return setMarked(next);
  };
  const status = ordered.length > 0 ? palettePhrases.count : null;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} sx={PINNED_DIALOG}>
      <Spoken as="h2" id={`${id}-title`}>
        {formatMessage(paletteMessages.title)}
      </Spoken>
      <InputRow>
        <SearchIcon aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-expanded={ordered.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={ordered[index] && `${id}-${index}`}
          aria-label={formatMessage(paletteMessages.title)}
          placeholder={formatMessage(paletteMessages.placeholder)}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
        />
      </InputRow>
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={formatMessage(paletteMessages.results)}>
        {groups.map((group) => {
          const own = ordered.filter((entry) => entry.group === group);
          return (
            own.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <GroupName id={`${id}-${group}`}>{formatMessage(paletteMessages[group])}</GroupName>
                {own.map((entry) => {
                  const at = ordered.indexOf(entry);
                  return (
                    <PaletteOption
                      key={entry.id}
                      id={`${id}-${at}`}
                      entry={entry}
                      marked={at === index}
                      onMark={() => setMarked(at)}
                      onRun={() => run(entry)}
                    />
                  );
                })}
              </div>
            )
          );
        })}
      </List>
      <Status role="status">
        {searching && <Typography color="textSecondary">{formatMessage(paletteMessages.searching)}</Typography>}
        {!searching && ordered.length === 0 && (
          <Typography color="textSecondary">{formatMessage(paletteMessages.nothing)}</Typography>
        )}
        {status && <Spoken>{formatMessage(status, { count: ordered.length })}</Spoken>}
      </Status>
      <Hints aria-hidden>
        <Keys keys={['↑', '↓']} /> {formatMessage(paletteMessages.hintMove)}
        <Keys keys={['↵']} /> {formatMessage(paletteMessages.hintOpen)}
        <Keys keys={['Esc']} /> {formatMessage(paletteMessages.hintClose)}
      </Hints>
    </Dialog>
  );
}
