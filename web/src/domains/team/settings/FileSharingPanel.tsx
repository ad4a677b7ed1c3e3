import { useIntl } from 'react-intl';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { FileSharingForm } from './FileSharingForm.tsx';
import { sharingTexts } from './fileSharingMessages.ts';
import { useFileSharing } from './useFileSharing.ts';

/** Who may share files, and whether they may on phones and tablets. */
export default function FileSharingPanel() {
  const { formatMessage } = useIntl();
  const { team, isLoading, requestId, readAgain } = useFileSharing();
  return (
    <PanelBody
      intro={formatMessage(sharingTexts.intro)}
      data={team}
      isLoading={isLoading}
      requestId={requestId}
      failedText={formatMessage(sharingTexts.loadFailed)}
      onRetry={() => void readAgain()}
      skeletonRows={6}
    >
      {({ fileSharing, settingChange }) => (
        <>
          {fileSharing && <FileSharingForm read={fileSharing} readAgain={readAgain} />}
          <LastChange change={lastChangeOf(settingChange)} />
        </>
      )}
    </PanelBody>
  );
}
