import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ActionDialog } from '../../member/dialogs/ActionDialog.tsx';
import { peopleTexts } from '../../member/dialogs/peopleMessages.ts';
import { licenceTexts } from './messages.ts';
import type { Gathered } from './useGathered.ts';

/** Stands in a dialog's place while the people are on their way whom it is about, and where they are too many or could not be read. */
export function Gathering({
  title,
  gathered,
  tooMany = null,
  onRetry,
  onClose,
}: {
  title: string;
  gathered: Gathered;
  /** Said where they are more than one act takes; null where the dialog goes on with them. */
  tooMany?: string | null;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  if (gathered.kind === 'tooMany' && tooMany !== null) {
    return (
      <ActionDialog
        title={title}
        confirmLabel={null}
        closeLabel={formatMessage(peopleTexts.close)}
        onConfirm={onClose}
        onClose={onClose}
      >
        <Alert severity="warning">{tooMany}</Alert>
      </ActionDialog>
    );
  }
  return (
    <ActionDialog title={title} confirmLabel={null} onConfirm={onRetry} onClose={onClose}>
      {gathered.kind === 'failed' ? (
        <ErrorState
          compact
          title={formatMessage(licenceTexts.peopleFailed)}
          requestId={failureOf(gathered.error)?.requestId}
          onRetry={onRetry}
        />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </ActionDialog>
  );
}
