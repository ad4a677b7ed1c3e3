import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { channelFormTexts } from './channelFormMessages.ts';
import { MoveCount } from './MoveCount.tsx';
import type { ChannelPreview } from './useChannelPreview.ts';

/** Says whom saving moves, before it is saved. */
export function MovesDialog({
  name,
  preview,
  saveLabel,
  isBusy,
  onSave,
  onClose,
}: {
  name: string;
  preview: ChannelPreview;
  saveLabel: string;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <ActionDialog
      title={formatMessage(channelFormTexts.previewTitle)}
      confirmLabel={saveLabel}
      busy={isBusy}
      // While it is not known whom it moves, it cannot be confirmed either.
      disabled={preview.state === 'counting'}
      isForm
      onConfirm={onSave}
      onClose={onClose}
    >
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <MoveCount preview={preview} />
      <Typography variant="body2" color="text.secondary">
        {formatMessage(channelFormTexts.previewText)}
      </Typography>
    </ActionDialog>
  );
}
