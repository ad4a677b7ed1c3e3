import { useIntl } from 'react-intl';
import { useJobFailuresQuery } from '../../../generated/bulk/jobFailures.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { RefusedList } from '../../member/people/RefusedList.tsx';
import { useRefusalText } from '../../member/people/refusals.ts';
import { failuresIn } from '../failedMembers.ts';
import { jobPhrases, jobTexts } from '../messages.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePageTurns } from '../../../lib/apollo/usePageTurns.ts';

/** How many failures one page of the dialog shows. */
const PAGE = 50;

/** Who a job failed on, and why, page by page. */
export default function FailuresDialog({
  jobId,
  busy,
  onSelect,
  onClose,
}: {
  jobId: string;
  busy: boolean;
  onSelect: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const { variables, turnsOf } = usePageTurns(jobId, PAGE);
  const { data, previousData, error, refetch } = useJobFailuresQuery({
    variables: { id: jobId, ...variables },
    // The cache keeps what could not be read as what is not there.
    ...READ_AFRESH,
  });
  const page = failuresIn(data ?? previousData);
  const content = () => {
    if (page) {
      const lines = page.nodes.map(({ member, code }) => ({ member, reason: refusalText(code) }));
      return <RefusedList label={formatMessage(jobTexts.failuresTitle)} lines={lines} />;
    }
    if (!error) return <TextSkeleton lines={4} />;
    const title = formatMessage(jobTexts.failuresFailed);
    const requestId = failureOf(error)?.requestId;
    return <ErrorState compact title={title} requestId={requestId} onRetry={() => void refetch()} />;
  };
  const turns = turnsOf(page, failuresIn(data));
  return (
    <ActionDialog
      isForm
      title={formatMessage(jobTexts.failuresTitle)}
      confirmLabel={formatMessage(jobTexts.selectFailed)}
      closeLabel={formatMessage(uiMessages.close)}
      busy={busy}
      onConfirm={onSelect}
      onClose={onClose}
    >
      {content()}
      {turns.isPaged && (
        <PageTurner
          previous={turns.previous}
          next={turns.next}
          words={{
            previous: formatMessage(jobTexts.previous),
            next: formatMessage(jobTexts.next),
            range: formatMessage(jobPhrases.range, turns.range),
          }}
        />
      )}
    </ActionDialog>
  );
}
