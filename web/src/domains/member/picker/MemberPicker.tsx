import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../../ui/messages.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Selection } from '../../../ui/table/selection.ts';
import { useSelectedCount } from '../../../ui/table/useSelection.ts';
import { rememberPicked } from './pickedBefore.ts';
import { PickerList } from './PickerList.tsx';
import { pickerPhrases, pickerTexts } from './pickerMessages.ts';
import { keyOfRow, type PickerKey, type PickerRow } from './pickerRows.ts';
import type { ReadPeople } from './usePeoplePages.ts';
import { usePickerPeople } from './usePickerPeople.ts';

/** A list of more people than these scrolls below the foot, which throws a shadow then. */
const MOST_BELOW = 3;

const selectionOf = (chosen: ReadonlySet<string>) => {
  const selection = new Selection(keyOfRow);
  selection.only([...chosen].map((key): PickerRow => ({ key, member: null })));
  return selection;
};

/** The foot: how many are chosen, and the ways out. */
function Foot({
  selection,
  isRaised,
  onDone,
  onCancel,
}: {
  selection: Selection<PickerRow>;
  isRaised: boolean;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { formatMessage } = useIntl();
  const count = useSelectedCount(selection);
  return (
    <DialogActions
      data-raised={isRaised}
      sx={(theme) => ({
        zIndex: 1,
        pt: 2,
        ...(isRaised && { boxShadow: theme.vars.palette.shadow.high, clipPath: 'inset(-24px 0 0 0)' }),
      })}
    >
      <Typography color="text.secondary" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
        {formatMessage(pickerPhrases.chosen, { count })}
      </Typography>
      <Button onClick={onCancel}>{formatMessage(uiMessages.cancel)}</Button>
      <Button variant="contained" color="primary" onClick={onDone}>
        {formatMessage(uiMessages.done)}
      </Button>
    </DialogActions>
  );
}

/**
 * Chooses people for a setting. Nothing is saved: `onDone` gets everybody who is chosen then, by id or address, and the
 * form that opened it goes on from there. Cancel and Escape change nothing.
 */
export default function MemberPicker({
  title,
  text,
  chosen,
  keyOf,
  withGuests,
  readChosen,
  onDone,
  onCancel,
}: {
  title: string;
  text?: string;
  /** Who is chosen when it opens, by their ids or addresses. */
  chosen: ReadonlySet<string>;
  keyOf: PickerKey;
  /** Whether guests may be chosen. */
  withGuests: boolean;
  /** Reads those whom the setting has, whether they are active or not, page by page. */
  readChosen: ReadPeople;
  onDone: (chosen: ReadonlySet<string>) => void;
  onCancel: () => void;
}) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const id = useId();
  const [selection] = useState(() => selectionOf(chosen));
  const { people, search, isOnlyChosen, setSearch, setOnlyChosen } = usePickerPeople({
    selection,
    keyOf,
    withGuests,
    readChosen,
  });
  const done = () => {
    const selected = selection.current();
    const rows = selected.kind === 'some' ? selected.rows : new Map<string, PickerRow>();
    rememberPicked(client, rows.values());
    onDone(new Set(rows.keys()));
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onCancel();
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 2 }}>
        {text && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, pt: 0.5 }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <SearchField value={search} onSearch={setSearch} label={formatMessage(pickerTexts.search)} autoFocus />
          </Box>
          <FormControlLabel
            label={formatMessage(pickerTexts.onlyChosen)}
            control={<Switch checked={isOnlyChosen} onChange={(_event, isOn) => setOnlyChosen(isOn)} />}
            sx={{ mx: 0, gap: 1 }}
          />
        </Box>
        <PickerList people={people} selection={selection} search={search} isOnlyChosen={isOnlyChosen} />
      </DialogContent>
      <Foot selection={selection} isRaised={people.rows.length > MOST_BELOW} onDone={done} onCancel={onCancel} />
    </Dialog>
  );
}
