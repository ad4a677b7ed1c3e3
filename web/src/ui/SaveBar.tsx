import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dialogFootSpace } from '../lib/theme/tokens.ts';
import { IN_LOW_WINDOW } from '../lib/viewport/breakpoints.ts';
import { CheckIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';
import { saveMessages } from './saveMessages.ts';
import { Spoken } from './Spoken.ts';

const LABELS = { idle: uiMessages.save, saving: saveMessages.saving, saved: saveMessages.saved };

const OWN_PROPS: readonly PropertyKey[] = ['isHeld', 'isOnPaper'];

const Foot = styled('div', { shouldForwardProp: (prop) => !OWN_PROPS.includes(prop) })<{
  isHeld: boolean;
  isOnPaper: boolean;
}>(({ theme, isHeld, isOnPaper }) => ({
  ...(isHeld && { position: 'sticky', bottom: 0, zIndex: 1, [IN_LOW_WINDOW]: { position: 'static' } }),
  display: 'grid',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background[isOnPaper ? 'paper' : 'default'],
  // In the dark a raised paper is lighter than its colour.
  ...(isOnPaper && { backgroundImage: 'var(--Paper-overlay, none)' }),
  // What scrolls behind it is not seen in the space below it either.
  '.MuiDialogContent-root &': {
    bottom: -dialogFootSpace,
    paddingBottom: `calc(${theme.spacing(1.5)} + ${dialogFootSpace}px)`,
  },
}));

/** While the bar covers the foot of the window, or of a dialog, the browser scrolls what has the focus clear of it. */
const CLEAR_OF_BAR = (
  <GlobalStyles styles={{ 'html, .MuiDialog-paper, .MuiDialogContent-root': { scrollPaddingBottom: 112 } }} />
);

/** Discards what was changed, or leaves the form. */
function WayBack({
  isDirty,
  state,
  label,
  onClick,
}: {
  isDirty: boolean;
  state: 'idle' | 'saving' | 'saved';
  label: ReactNode;
  onClick: () => void;
}) {
  const { formatMessage } = useIntl();
  if (state === 'saving' || !(isDirty || label)) return null;
  return (
    <Button variant="text" onClick={onClick}>
      {label ?? formatMessage(saveMessages.discard)}
    </Button>
  );
}

/** Saves, and says how far that is. */
function SaveButton({ shown, isInert }: { shown: 'idle' | 'saving' | 'saved'; isInert: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      type="submit"
      variant={isInert ? 'outlined' : 'contained'}
      color={shown === 'saved' ? 'success' : isInert ? 'secondary' : 'primary'}
      aria-disabled={isInert}
      startIcon={shown === 'saved' ? <CheckIcon /> : undefined}
      onClick={(event) => {
        if (isInert) event.preventDefault();
      }}
    >
      {shown === 'saving' && <CircularProgress aria-hidden size={14} color="inherit" sx={{ mr: 1 }} />}
      {formatMessage(LABELS[shown])}
    </Button>
  );
}

/**
 * The foot of a form that is saved as a whole: Save, and the way back to what is saved. It stays in sight while there is
 * something to save. Save does nothing while there is nothing to save, and keeps the focus through saving and saved.
 */
export function SaveBar({
  isDirty,
  isValid = true,
  isOnPaper = false,
  state,
  failure,
  leaveLabel,
  onDiscard,
}: {
  isDirty: boolean;
  /** Whether what was entered may be saved. */
  isValid?: boolean;
  /** Whether the form stands on a card. */
  isOnPaper?: boolean;
  state: 'idle' | 'saving' | 'saved';
  /** Why the form as a whole was not saved. */
  failure?: ReactNode;
  /** Where the form is something that one leaves again: the way out, at all times, in place of discarding. */
  leaveLabel?: ReactNode;
  onDiscard: () => void;
}) {
  const { formatMessage } = useIntl();
  // What was changed since it was saved can be saved.
  const shown = state === 'saved' && isDirty ? 'idle' : state;
  const isHeld = isDirty || state !== 'idle' || Boolean(failure);
  return (
    <Foot isOnPaper={isOnPaper} isHeld={isHeld}>
      {isHeld && CLEAR_OF_BAR}
      {failure}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SaveButton shown={shown} isInert={!isDirty || !isValid || state === 'saving'} />
        <WayBack isDirty={isDirty} state={state} label={leaveLabel} onClick={onDiscard} />
      </Box>
      {/* The button that says it has the focus, which is not told again. */}
      <Spoken role="status">{shown === 'saved' && formatMessage(saveMessages.saved)}</Spoken>
    </Foot>
  );
}
