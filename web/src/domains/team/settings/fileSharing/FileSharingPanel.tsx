import { useIntl } from 'react-intl';
import { LastChange } from '../../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../../ui/settings/PanelBody.tsx';
import { FileSharingForm } from './FileSharingForm.tsx';
import { sharingTexts } from './fileSharingMessages.ts';
import { useFileSharing } from './useFileSharing.ts';

/** Who may share files, and whether they may on phones and tablets. */
export default function FileSharingPanel() {
  const { formatMessage } = useIntl();
  const read = useFileSharing();
  return (
    <PanelBody
      intro={formatMessage(sharingTexts.intro)}
      read={read}
      failedText={formatMessage(sharingTexts.loadFailed)}
      skeletonRows={6}
    >
      {({ fileSharing, settingChange }) => (
        <>
          {fileSharing && <FileSharingForm read={fileSharing} readAgain={read.readAgain} />}
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
