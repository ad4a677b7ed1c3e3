import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useJobFailuresQuery } from '../../../generated/bulk/jobFailures.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { RefusedList } from '../../member/people/RefusedList.tsx';
import { useRefusalText } from '../../member/people/refusals.ts';
import { failuresIn } from '../failedMembers.ts';
import { jobPhrases, jobTexts } from '../messages.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';

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
  // The ends of the pages before the one that is shown.
  const [ends, setEnds] = useState<readonly string[]>([]);
  const { data, previousData, error, refetch } = useJobFailuresQuery({
    variables: { id: jobId, first: PAGE, after: ends.at(-1) ?? null },
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
  const from = ends.length * PAGE + 1;
  const end = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
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
      {page && page.totalCount > PAGE && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button size="small" disabled={ends.length === 0} onClick={() => setEnds(ends.slice(0, -1))}>
            {formatMessage(jobTexts.previous)}
          </Button>
          <Button size="small" disabled={end === null} onClick={() => end !== null && setEnds([...ends, end])}>
            {formatMessage(jobTexts.next)}
          </Button>
          <Typography role="status" variant="body2" color="text.secondary">
            {formatMessage(jobPhrases.range, { from, to: from + page.nodes.length - 1, total: page.totalCount })}
          </Typography>
        </Box>
      )}
    </ActionDialog>
  );
}
