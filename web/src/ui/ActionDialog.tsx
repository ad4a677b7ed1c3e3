import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from './BusyButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { uiMessages } from './messages.ts';

/** The way on stands back where there is another one after it. */
const lookOf = (isSecond: boolean, danger: boolean) =>
  ({
    variant: isSecond ? 'outlined' : 'contained',
    color: danger ? 'error' : isSecond ? 'secondary' : 'primary',
  }) as const;

/** The frame of a dialog that acts: what it is about, one way on and one way back. */
export function ActionDialog({
  title,
  children,
  confirmLabel,
  closeLabel,
  action,
  danger = false,
  busy = false,
  disabled = false,
  takesFocus = true,
  isForm = false,
  isPinned = false,
  onConfirm,
  onClose,
}: {
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: ReactNode;
  closeLabel?: ReactNode;
  /** Another way on, in the last place. */
  action?: ReactNode;
  danger?: boolean;
  busy?: boolean;
  /** There is nothing to confirm yet, or nobody to do it to. */
  disabled?: boolean;
  /** Whether the way back from a danger is where the focus begins; something inside has it otherwise. */
  takesFocus?: boolean;
  /** It holds a form or a list: wider than a question, and in full ink. */
  isForm?: boolean;
  /** It grows while one types, and its head stays in place. */
  isPinned?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <DialogFrame
      title={title}
      maxWidth={isForm ? 'sm' : 'xs'}
      isDescribed
      isQuiet={!isForm}
      isPinned={isPinned}
      onDismiss={(by) => {
        if (!busy && by === 'escape') onClose();
      }}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} autoFocus={takesFocus && danger}>
            {closeLabel ?? formatMessage(uiMessages.cancel)}
          </Button>
          <BusyButton {...lookOf(Boolean(action), danger)} onClick={onConfirm} busy={busy} disabled={disabled}>
            {confirmLabel}
          </BusyButton>
          {action}
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
