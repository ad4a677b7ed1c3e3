import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ActionDialog } from '../../member/dialogs/ActionDialog.tsx';
import { licenceTexts } from './messages.ts';
import type { Gathered } from './useGathered.ts';

/** Stands in a dialog's place while the people whom it is about are on their way, and where they could not be read. */
export function Gathering({
  title,
  gathered,
  onRetry,
  onClose,
}: {
  title: string;
  gathered: Gathered;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
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
