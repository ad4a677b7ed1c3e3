import Box from '@mui/material/Box';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Failure } from '../../lib/graphql/failure.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { pictureTexts } from './messages.ts';
import { PictureFailure } from './PictureFailure.tsx';
import type { PictureOutcome } from './pictureUse.ts';

/** Asks before a picture is removed; what fails is told where it was asked. */
export function RemovePicture({
  texts,
  remove,
  onRemoved,
  onClose,
}: {
  texts: { readonly title: MessageDescriptor; readonly text: MessageDescriptor; readonly failed: MessageDescriptor };
  remove: () => Promise<PictureOutcome>;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ failure: Failure | null } | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await remove();
    setBusy(false);
    if (outcome.status === 'done') return onRemoved();
    setProblem({ failure: outcome.status === 'failed' ? outcome.failure : null });
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={formatMessage(texts.title)}
      text={formatMessage(texts.text)}
      confirmLabel={formatMessage(pictureTexts.remove)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {problem && (
        <Box sx={{ mt: 2 }}>
          <PictureFailure text={texts.failed} failure={problem.failure} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
