import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDialogAbout } from '../../lib/urlState/useDialogAbout.ts';
import { useDialogWord } from '../../lib/urlState/useDialogWord.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { ItemsSkeleton } from '../../ui/items/ItemsSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { exportTexts } from './chatExportMessages.ts';
import { CancelDialog } from './list/CancelDialog.tsx';
import { CompletedTable } from './list/CompletedTable.tsx';
import { ExportTabs, tabPath } from './list/ExportTabs.tsx';
import { PendingList } from './list/PendingList.tsx';
import { ReadyNotice } from './list/ReadyNotice.tsx';
import { isCompleted, useChatExports } from './list/useChatExports.ts';
import { RequestDialog } from './request/RequestDialog.tsx';

/** The exports of the team's conversations, done or under way, and how further ones are asked for. */
export default function ChatExportPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [params] = useUrlState();
  const tab = params.get('tab') === 'pending' ? 'pending' : 'completed';
  const { known: team, failure, isLoading, requestId, readAgain } = useChatExports();
  const [isRefreshing, setRefreshing] = useState(false);
  const exports = team?.chatExports ?? [];
  const pending = exports.filter((one) => !isCompleted(one));
  const asking = useDialogWord('request', team === null ? null : true);
  const cancelling = useDialogAbout('export', ['cancel'] as const, (_word, id) =>
    team === null || pending.some((one) => one.id === id && one.viewerCanCancel) ? id : null,
  );
  const refresh = async () => {
    setRefreshing(true);
    await readAgain();
    setRefreshing(false);
  };
  const content = () => {
    if (!team && (failure || !isLoading)) {
      return (
        <ErrorState
          title={formatMessage(exportTexts.loadFailed)}
          requestId={requestId}
          busy={isRefreshing}
          onRetry={() => void refresh()}
        />
      );
    }
    if (!team) return <ItemsSkeleton rows={4} bars={2} rowHeight={72} />;
    if (tab === 'completed') return <CompletedTable exports={exports.filter(isCompleted)} />;
    return <PendingList teamId={team.id} exports={pending} onCancel={(id) => cancelling.open('cancel', id)} />;
  };
  return (
    <>
      <PageHeader
        title={formatMessage(exportTexts.title)}
        description={formatMessage(exportTexts.description)}
        action={
          <>
            <BusyButton startIcon={<RefreshIcon />} busy={isRefreshing} onClick={() => void refresh()}>
              {formatMessage(exportTexts.refresh)}
            </BusyButton>
            <Button variant="contained" color="primary" disabled={!team} onClick={asking.open}>
              {formatMessage(exportTexts.request)}
            </Button>
          </>
        }
      />
      <ExportTabs current={tab} />
      {team && failure && (
        <Box sx={{ mb: 2 }}>
          <PartFailed text={formatMessage(exportTexts.unread)} requestId={requestId} onRetry={() => void refresh()} />
        </Box>
      )}
      <ReadyNotice exports={exports} isOffered={tab === 'pending'} />
      {content()}
      {team && asking.isOpen && (
        <RequestDialog
          teamId={team.id}
          onDone={() => void navigate(tabPath('pending'), { replace: true })}
          onClose={asking.close}
        />
      )}
      {team && cancelling.dialog && <CancelDialog id={cancelling.dialog.subject} onClose={cancelling.close} />}
    </>
  );
}
