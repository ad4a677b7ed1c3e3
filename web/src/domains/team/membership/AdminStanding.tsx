import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useBecomeAdminQuery } from '../../../generated/team/membership/becomeAdmin.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { rescueFocus } from '../../../lib/focus/rescueFocus.ts';
import { membershipTexts } from './membershipMessages.ts';
import { overviewTexts } from '../overview/messages.ts';
import { BecomeAdminDialog } from '../onDemand.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { OnDemand } from '../../../ui/OnDemand.tsx';

/** The dialog's word in the address. */
const BECOME_ADMIN = 'become-admin';

/** Tells a member that they are no admin; in a team that has none, they may become it. The dialog lives in the address. */
export function AdminStanding({ onOutdated }: { onOutdated: () => void }) {
  const { formatMessage } = useIntl();
  const { data, refetch } = useBecomeAdminQuery(IN_PLACE);
  const team = data?.viewer.team;
  const dialog = useDialogWord(BECOME_ADMIN, team ? team.viewerCanBecomeAdmin : null);
  if (!team?.viewerCanBecomeAdmin) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {formatMessage(overviewTexts.notAdmin)}
      </Alert>
    );
  }
  const readAgain = () => {
    // The button that opened the dialog goes where the team has an admin.
    const rescue = () => requestAnimationFrame(rescueFocus);
    void refetch().then(rescue, rescue);
    onOutdated();
  };
  return (
    <Box sx={{ mb: 2 }}>
      <SectionCard title={formatMessage(membershipTexts.leaderlessTitle)}>
        <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{formatMessage(membershipTexts.leaderlessText)}</Typography>
        <Button variant="contained" color="primary" onClick={dialog.open}>
          {formatMessage(membershipTexts.becomeAdmin)}
        </Button>
      </SectionCard>
      {dialog.isOpen && (
        <OnDemand onFailed={dialog.close}>
          <BecomeAdminDialog team={team} onClose={dialog.close} onOutdated={readAgain} />
        </OnDemand>
      )}
    </Box>
  );
}
