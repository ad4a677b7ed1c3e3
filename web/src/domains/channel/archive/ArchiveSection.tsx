import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ArchiveIcon } from '../../../ui/icons.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { archivePhrases, archiveTexts } from './archiveMessages.ts';
import { useChannelArchive } from './useChannelArchive.ts';

/** The way to archive a channel, at the foot of its form. What was typed there and not saved is dropped with it. */
export function ArchiveSection({ channel }: { channel: { readonly id: string; readonly name: string } }) {
  const { formatMessage } = useIntl();
  const { isOpen, open, close } = useDialogWord('archive', true);
  const { set, busyId, problem, forget } = useChannelArchive();
  const { name } = channel;
  const cancel = () => {
    forget();
    close();
  };
  const confirm = async () => {
    if (await set(channel, true)) close();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title={formatMessage(archiveTexts.section)} text={formatMessage(archiveTexts.sectionText)}>
        <Button variant="outlined" color="secondary" startIcon={<ArchiveIcon fontSize="small" />} onClick={open}>
          {formatMessage(archiveTexts.archive)}
        </Button>
      </SectionCard>
      {isOpen && (
        <ConfirmDialog
          open
          title={formatMessage(archivePhrases.dialogTitle, { name })}
          text={formatMessage(archiveTexts.dialogText)}
          confirmLabel={formatMessage(archiveTexts.archive)}
          busy={busyId !== null}
          onConfirm={() => void confirm()}
          onCancel={cancel}
        >
          {problem && (
            <Box sx={{ mt: 2 }}>
              <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />
            </Box>
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
}
