import Box from '@mui/material/Box';
import type { ReactNode, SubmitEvent } from 'react';
import type { SaveState } from '../../lib/form/useSaveState.ts';
import { SaveBar } from '../SaveBar.tsx';

/** A form that is saved as a whole: its fields, and the foot with Save and the way back. */
export function PanelForm({
  label,
  isDirty,
  isValid = true,
  state,
  problem,
  leaveLabel,
  onSubmit,
  onDiscard,
  children,
}: {
  /** The form's name, for those who do not see it. */
  label: string;
  isDirty: boolean;
  /** Whether what was entered may be saved. */
  isValid?: boolean;
  state: SaveState;
  /** Why it was not saved. */
  problem?: ReactNode;
  /** Where the form is something that one leaves again: the way out, at all times, in place of discarding. */
  leaveLabel?: ReactNode;
  onSubmit: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDirty && isValid && state !== 'saving') onSubmit();
  };
  return (
    <form aria-label={label} noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      <SaveBar
        isOnPaper
        isDirty={isDirty}
        isValid={isValid}
        state={state}
        failure={problem}
        leaveLabel={leaveLabel}
        onDiscard={onDiscard}
      />
    </form>
  );
}
