import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DialogFrame } from './DialogFrame.tsx';
import { uiMessages } from './messages.ts';

/**
 * A dialog that tells or shows something and asks nothing: its way back is Close, by button or Escape, and by the backdrop
 * unless it is a report. `action` is a way on, in the last place.
 */
export function NoticeDialog({
  title,
  children,
  closeLabel,
  action,
  isText = false,
  isReport = false,
  maxWidth = isText ? 'xs' : 'sm',
  takesFocus = true,
  isPinned = false,
  onClose,
}: {
  title: ReactNode;
  children?: ReactNode;
  /** Close, where it is left out. */
  closeLabel?: ReactNode;
  action?: ReactNode;
  /** It holds no more than some sentences: they are read out with its title, in the ink of a question. */
  isText?: boolean;
  /** It tells what became of something: that is read out with its title, and no stray click takes it away. */
  isReport?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Whether Close is where the focus begins; something inside has it otherwise. */
  takesFocus?: boolean;
  /** It grows while one types, and its head stays in place. */
  isPinned?: boolean;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <DialogFrame
      title={title}
      maxWidth={maxWidth}
      isDescribed={isText || isReport}
      isQuiet={isText}
      isPinned={isPinned}
      onDismiss={(by) => {
        if (!isReport || by === 'escape') onClose();
      }}
      actions={
        <>
          <Button onClick={onClose} autoFocus={takesFocus}>
            {closeLabel ?? formatMessage(uiMessages.close)}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
