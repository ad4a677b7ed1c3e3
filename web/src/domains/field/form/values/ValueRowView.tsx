import { FIELD_VALUE_MAX } from '@muster/schema/formats/customField';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { radius } from '../../../../lib/theme/tokens.ts';
import { MOBILE_WIDTH } from '../../../../lib/viewport/breakpoints.ts';
import { ArrowUpIcon, CloseIcon } from '../../../../ui/icons.tsx';
import { charactersOf } from '../../../../ui/form/CharacterCount.tsx';
import { Tip } from '../../../../ui/Tip.tsx';
import type { ValueFault } from './valueList.ts';
import { valuesPhrases, valuesTexts } from './valuesMessages.ts';

/** The height of each row in px, and in narrow windows, where what there is to say of a value stands below it. */
export const ROW_HEIGHT = { wide: 44, narrow: 64 };

/** What is done to a row. `next` leads to the one below. */
export type RowAct =
  | { readonly kind: 'rename'; readonly text: string }
  | { readonly kind: 'remove' | 'up' | 'down' | 'next' };

const Row = styled('li')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) minmax(0, auto) auto',
  alignItems: 'center',
  gap: 8,
  padding: '0 8px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [`@media (max-width: ${MOBILE_WIDTH}px)`]: {
    gridTemplateColumns: '34px minmax(0, 1fr) auto',
    alignContent: 'center',
    rowGap: 0,
    '& .note': { order: 1, gridColumn: '2 / -1', maxWidth: 'none', paddingLeft: 8 },
  },
}));

const Note = styled(Typography)({ maxWidth: 220 }) as typeof Typography;

/** A plain input: a list has many of them. */
const TextInput = styled('input')(({ theme }) => ({
  minWidth: 0,
  width: '100%',
  height: 32,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:hover': { borderColor: theme.vars.palette.line.strong },
  '&:focus-visible': {
    borderColor: theme.vars.palette.primary.main,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
}));

function noteOf(
  { formatMessage }: IntlShape,
  { fault, text, isRenamed, holders }: { fault: ValueFault | null; text: string; isRenamed: boolean; holders: number },
): string | null {
  if (fault === 'tooLong') {
    return formatMessage(valuesPhrases.tooLongBy, { count: charactersOf(text) - FIELD_VALUE_MAX });
  }
  if (fault === 'empty') return formatMessage(valuesTexts.rowEmpty);
  if (fault === 'duplicate') return formatMessage(valuesTexts.rowDuplicate);
  if (fault === 'unshowable') return formatMessage(valuesTexts.rowUnshowable);
  if (holders === 0) return null;
  return formatMessage(isRenamed ? valuesPhrases.keptBy : valuesPhrases.held, { count: holders });
}

/** One value of the list. */
export const ValueRowView = memo(function ValueRowView({
  id,
  index,
  count,
  height,
  text,
  isRenamed,
  holders,
  fault,
  onAct,
  onFocus,
}: {
  id: string;
  index: number;
  /** How many rows there are. */
  count: number;
  /** In px. */
  height: number;
  text: string;
  isRenamed: boolean;
  /** How many people have the value. */
  holders: number;
  fault: ValueFault | null;
  onAct: (id: string, act: RowAct) => void;
  onFocus: (index: number) => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const noteId = useId();
  const note = noteOf(intl, { fault, text, isRenamed, holders });
  const value = text.trim() || formatMessage(valuesPhrases.row, { place: index + 1 });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAct(id, { kind: 'next' });
  };
  const button = (kind: 'up' | 'down' | 'remove', isOff: boolean) => {
    const label = formatMessage(valuesPhrases[kind], { value });
    return (
      <Tip title={label}>
        <IconButton
          size="small"
          data-part={kind}
          aria-label={label}
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (!isOff) onAct(id, { kind });
          }}
          sx={{ ...(isOff && { opacity: 0.4 }), ...(kind === 'down' && { transform: 'rotate(180deg)' }) }}
        >
          {kind === 'remove' ? <CloseIcon fontSize="small" /> : <ArrowUpIcon fontSize="small" />}
        </IconButton>
      </Tip>
    );
  };
  return (
    <Row
      data-key={id}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ top: index * height, height }}
      onFocus={() => onFocus(index)}
    >
      <Typography aria-hidden component="div" variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
        {intl.formatNumber(index + 1)}
      </Typography>
      <TextInput
        data-part="text"
        value={text}
        aria-label={formatMessage(valuesPhrases.row, { place: index + 1 })}
        aria-invalid={fault !== null}
        aria-describedby={note === null ? undefined : noteId}
        autoComplete="off"
        onChange={({ target }) => onAct(id, { kind: 'rename', text: target.value })}
        onKeyDown={press}
      />
      <Note
        id={noteId}
        className="note"
        component="div"
        variant="body2"
        noWrap
        color={fault === null ? 'text.secondary' : 'error'}
      >
        {note}
      </Note>
      <Box sx={{ display: 'flex' }}>
        {button('up', index === 0)}
        {button('down', index === count - 1)}
        {button('remove', false)}
      </Box>
    </Row>
  );
});
