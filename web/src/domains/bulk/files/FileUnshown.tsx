import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { uploadTexts } from './fileMessages.ts';

/** Why a file is not shown: it is on its way, could not be read, or is not there any more. */
export function FileUnshown({
  isGone,
  isUnread,
  requestId,
  startOver,
  onRetry,
}: {
  isGone: boolean;
  isUnread: boolean;
  requestId: string | null;
  /** Where another one is uploaded. */
  startOver: string;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={formatMessage(uploadTexts.fileTitle)}>
      {isGone && (
        <EmptyState
          title={formatMessage(uploadTexts.gone)}
          action={<ButtonLink to={startOver}>{formatMessage(uploadTexts.startOver)}</ButtonLink>}
        />
      )}
      {!isGone && isUnread && (
        <ErrorState compact title={formatMessage(uploadTexts.fileFailed)} requestId={requestId} onRetry={onRetry} />
      )}
      {!isGone && !isUnread && <TextSkeleton lines={4} />}
    </SectionCard>
  );
}
