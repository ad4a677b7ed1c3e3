import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { shownOnceTexts } from './shownOnceMessages.ts';

/**
 * Shows what cannot be shown again. Until it `isKept`, as it was copied or downloaded, only the button that says so takes it away
 * at once: Escape asks first, and so do other pages and a reload. The focus begins in `children`, at a way to keep it.
 */
export function ShownOnceDialog({
  title,
  text,
  keptLabel,
  isKept,
  children,
  onClose,
}: {
  title: string;
  text: string;
  keptLabel: string;
  isKept: boolean;
  children: ReactNode;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [isLeaving, setLeaving] = useState(false);
  useUnsavedChanges(!isKept);
  return (
    <>
      <DialogFrame
        title={title}
        maxWidth="sm"
        isDescribed
        isQuiet={false}
        isPinned={false}
        onDismiss={(by) => {
          if (by === 'backdrop') return;
          if (isKept) onClose();
          else setLeaving(true);
        }}
        actions={<Button onClick={onClose}>{keptLabel}</Button>}
      >
        <Typography color="text.secondary">{text}</Typography>
        {children}
      </DialogFrame>
      {isLeaving && (
        <ConfirmDialog
          open
          danger
          title={formatMessage(shownOnceTexts.title)}
          text={formatMessage(shownOnceTexts.text)}
          cancelLabel={formatMessage(shownOnceTexts.stay)}
          confirmLabel={formatMessage(shownOnceTexts.go)}
          onCancel={() => setLeaving(false)}
          onConfirm={onClose}
        />
      )}
    </>
  );
}
