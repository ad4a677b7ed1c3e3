import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBlurAfterPointer } from '../../../../lib/focus/useBlurAfterPointer.ts';
import { Field } from '../../../../ui/Field.tsx';
import { ImportIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { readValueFile, type ValueFile } from './readValueFile.ts';
import { linesOf, sorted, type Added, type ValueRow } from './valueList.ts';
import { valuesPhrases, valuesTexts } from './valuesMessages.ts';

/** What came of the last act: said once below the field. */
type Report = 'importFailed' | 'importEmpty' | (Omit<Added, 'rows'> & { readonly heading?: string | null });

type Change = (next: (rows: readonly ValueRow[]) => readonly ValueRow[]) => void;

/** Chooses a file and hands its values on; null for one that could not be read. */
function ImportButton({
  headings,
  onRead,
}: {
  /** What the first line of a table may say of the column. */
  headings: () => readonly string[];
  onRead: (file: ValueFile | null) => void;
}) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" startIcon={<ImportIcon />} onClick={() => input.current?.click()}>
        {formatMessage(valuesTexts.import)}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={formatMessage(valuesTexts.import)}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          if (file)
            void readValueFile(file, headings())
              .then(onRead)
              .finally(() => (target.value = ''));
        }}
      />
    </>
  );
}

/** Adds values by typing, by a paste of many lines and from a file; puts them in order. */
export function ValueAdder({
  inputRef,
  rows,
  describedBy,
  headings,
  onAdd,
  onChange,
}: {
  inputRef: Ref<HTMLInputElement>;
  rows: readonly ValueRow[];
  /** The id of what is wrong with the list. */
  describedBy: string;
  /** What the first line of a table may say of the column. */
  headings: () => readonly string[];
  /** Adds texts to the list as it is by then, which may be another one than is shown. */
  onAdd: (texts: readonly string[]) => Omit<Added, 'rows'>;
  onChange: Change;
}) {
  const { formatMessage, locale } = useIntl();
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const takeTyped = () => {
    if (typed.trim() === '') return;
    const added = onAdd([typed]);
    // What was not taken stays, with why.
    if (added.added > 0) setTyped('');
    setReport(added.added > 0 ? null : added);
  };
  const leave = useBlurAfterPointer(takeTyped);
  const addFile = (file: ValueFile | null) => {
    if (file === null) return setReport('importFailed');
    const { texts, heading } = file;
    const isEmpty = texts.every((text) => text.trim() === '');
    return setReport(isEmpty ? 'importEmpty' : { ...onAdd(texts), heading });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form is not what is meant.
    event.preventDefault();
    takeTyped();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData('text').trim());
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    const first = `${before}${lines[0] ?? ''}`;
    setReport(onAdd([first, ...lines.slice(1, -1), `${lines.at(-1) ?? ''}${after}`]));
    setTyped('');
  };
  const heading = typeof report === 'string' ? null : report?.heading;
  const isFault = report === 'importFailed' || report === 'importEmpty';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Field
        label={formatMessage(valuesTexts.add)}
        value={typed}
        autoComplete="off"
        inputRef={inputRef}
        onChange={({ target }) => {
          setTyped(target.value);
          setReport(null);
        }}
        onKeyDown={press}
        onBlur={leave}
        inputProps={{ onPaste: paste, 'aria-describedby': `${hintId} ${describedBy}`, enterKeyHint: 'enter' }}
        endAdornment={
          <Button size="small" startIcon={<PlusIcon />} onClick={takeTyped} sx={{ flexShrink: 0, mr: -0.75 }}>
            {formatMessage(valuesTexts.addButton)}
          </Button>
        }
      />
      <FormHelperText id={hintId} sx={{ mt: -1 }}>
        {formatMessage(valuesTexts.addHint)}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ImportButton headings={headings} onRead={addFile} />
        <Button size="small" aria-disabled={rows.length < 2} onClick={() => onChange((now) => sorted(now, locale))}>
          {formatMessage(valuesTexts.sort)}
        </Button>
      </Box>
      <FormHelperText sx={{ mt: 0 }}>{formatMessage(valuesTexts.importHint)}</FormHelperText>
      <FormHelperText role="status" error={isFault} sx={{ mt: 0 }}>
        {typeof report === 'string'
          ? formatMessage(valuesTexts[report])
          : report && formatMessage(valuesPhrases.added, report)}
        {heading && (
          <Box component="span" sx={{ display: 'block' }}>
            {formatMessage(valuesPhrases.headingLeftOut, { heading })}
          </Box>
        )}
      </FormHelperText>
    </Box>
  );
}
