import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { SignOutIcon } from '../../../ui/icons.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { membershipTexts } from './membershipMessages.ts';
import { LeaveTeamDialog } from '../onDemand.ts';

/** The dialog's word in the address. */
const LEAVE = 'leave';

/** Opens the dialog for leaving the team, which says why where that is refused. The dialog lives in the address. */
export function LeaveTeamButton() {
  const { formatMessage } = useIntl();
  const dialog = useDialogWord(LEAVE, true);
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<SignOutIcon />} onClick={dialog.open}>
        {formatMessage(membershipTexts.leave)}
      </Button>
      {dialog.isOpen && (
        <OnDemand onFailed={dialog.close}>
          <LeaveTeamDialog membershipId={null} onClose={dialog.close} />
        </OnDemand>
      )}
    </>
  );
}
