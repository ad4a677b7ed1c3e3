import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBlurAfterPointer } from '../../../../lib/focus/useBlurAfterPointer.ts';
import { Field } from '../../../../ui/Field.tsx';
import { ImportIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { type QuoteFault, readValueFile, type ValueFile } from './readValueFile.ts';
import { linesOf, sorted, type TextLine, type ValueRow } from './valueList.ts';
import { type AddedCounts, AddedReport, type Report } from './AddedReport.tsx';
import { valuesTexts } from './valuesMessages.ts';

type Change = (next: (rows: readonly ValueRow[]) => readonly ValueRow[]) => void;

/** Chooses a file and hands its values on; null for one that could not be read. */
function ImportButton({
  headings,
  onRead,
}: {
  /** What the first line of a table may say of the column. */
  headings: () => readonly string[];
  onRead: (file: ValueFile | QuoteFault | null) => void;
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
  onAdd: (values: readonly TextLine[]) => AddedCounts;
  onChange: Change;
}) {
  const { formatMessage, locale } = useIntl();
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const takeTyped = () => {
    if (typed.trim() === '') return;
    const added = onAdd([{ text: typed, line: 1 }]);
    // What was not taken stays, with why.
    if (added.added > 0) setTyped('');
    setReport(added.added > 0 ? null : added);
  };
  const leave = useBlurAfterPointer(takeTyped);
  const addFile = (file: ValueFile | QuoteFault | null) => {
    if (file === null) return setReport('importFailed');
    if ('quoteLine' in file) return setReport(file);
    const { values, heading } = file;
    const isEmpty = values.every(({ text }) => text.trim() === '');
    return setReport(isEmpty ? 'importEmpty' : { ...onAdd(values), heading });
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
    const last = lines.length - 1;
    const around = (text: string, place: number) => `${place === 0 ? before : ''}${text}${place === last ? after : ''}`;
    setReport(onAdd(lines.map(({ text, line }, place) => ({ text: around(text, place), line }))));
    setTyped('');
  };
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
      <AddedReport report={report} />
    </Box>
  );
}
