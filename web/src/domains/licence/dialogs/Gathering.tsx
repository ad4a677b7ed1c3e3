import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { licenceTexts } from './licenceMessages.ts';
import type { Gathered } from './useGathered.ts';

/** Stands in a dialog's place while the people are on their way whom it is about, and where they are too many or could not be read. */
export function Gathering({
  title,
  gathered,
  tooMany = null,
  isForm = false,
  onRetry,
  onClose,
}: {
  title: string;
  gathered: Gathered;
  /** Said where they are more than one act takes; null where the dialog goes on with them. */
  tooMany?: string | null;
  /** Whether the dialog is one that asks for more than yes or no. */
  isForm?: boolean;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  if (gathered.kind === 'tooMany' && tooMany !== null) {
    return (
      <NoticeDialog title={title} maxWidth="xs" onClose={onClose}>
        <Alert severity="warning">{tooMany}</Alert>
      </NoticeDialog>
    );
  }
  return (
    <NoticeDialog title={title} maxWidth={isForm ? 'sm' : 'xs'} onClose={onClose}>
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
    </NoticeDialog>
  );
}
