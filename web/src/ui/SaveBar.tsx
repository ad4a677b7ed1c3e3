import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';
import { saveMessages } from './saveMessages.ts';

const LABELS = { idle: uiMessages.save, saving: saveMessages.saving, saved: saveMessages.saved };

const Foot = styled('div', { shouldForwardProp: (prop) => prop !== 'isHeld' })<{ isHeld: boolean }>(
  ({ theme, isHeld }) => ({
    ...(isHeld && { position: 'sticky', bottom: 0, zIndex: 1 }),
    display: 'grid',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(2),
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
  }),
);

/** For screen readers alone: the button that says it has the focus, which is not told again. */
const Spoken = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/**
 * The foot of a form that is saved as a whole: Save, and the way back to what is saved. It stays in sight while there is
 * something to save. Save does nothing while there is nothing to save, and keeps the focus through saving and saved.
 */
export function SaveBar({
  isDirty,
  state,
  failure,
  onDiscard,
}: {
  isDirty: boolean;
  state: 'idle' | 'saving' | 'saved';
  /** Why the form as a whole was not saved. */
  failure?: ReactNode;
  onDiscard: () => void;
}) {
  const { formatMessage } = useIntl();
  // What was changed since it was saved can be saved.
  const shown = state === 'saved' && isDirty ? 'idle' : state;
  const isInert = !isDirty || state === 'saving';
  return (
    <Foot isHeld={isDirty || state !== 'idle' || Boolean(failure)}>
      {failure}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
        {isDirty && state !== 'saving' && (
          <Button variant="text" onClick={onDiscard}>
            {formatMessage(saveMessages.discard)}
          </Button>
        )}
      </Box>
      <Spoken role="status">{shown === 'saved' && formatMessage(saveMessages.saved)}</Spoken>
    </Foot>
  );
}
