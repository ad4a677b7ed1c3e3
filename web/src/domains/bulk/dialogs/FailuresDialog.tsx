import { useIntl } from 'react-intl';
import { useJobFailuresQuery } from '../../../generated/bulk/jobFailures.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { RefusedList } from '../../member/people/RefusedList.tsx';
import { useRefusalText } from '../../member/people/refusals.ts';
import { failuresIn } from '../failedMembers.ts';
import { jobTexts } from '../messages.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';
import { TurnedPages } from '../../../ui/TurnedPages.tsx';

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
  const { variables, listOf } = useTurnedList(jobId, PAGE);
  const read = useJobFailuresQuery({
    variables: { id: jobId, ...variables },
    // The cache keeps what could not be read as what is not there.
    ...READ_AFRESH,
  });
  const title = formatMessage(jobTexts.failuresTitle);
  return (
    <ActionDialog
      isForm
      title={title}
      confirmLabel={formatMessage(jobTexts.selectFailed)}
      closeLabel={formatMessage(uiMessages.close)}
      busy={busy}
      onConfirm={onSelect}
      onClose={onClose}
    >
      <TurnedPages list={listOf(read, failuresIn)} failed={formatMessage(jobTexts.failuresFailed)}>
        {({ nodes }) => (
          <RefusedList label={title} lines={nodes.map(({ member, code }) => ({ member, reason: refusalText(code) }))} />
        )}
      </TurnedPages>
    </ActionDialog>
  );
}
