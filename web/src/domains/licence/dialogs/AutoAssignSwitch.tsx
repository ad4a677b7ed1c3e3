import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { useLicenceAutoAssignUpdate } from '../licenceAutoAssignUpdate.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { autoAssignTexts } from './autoAssignMessages.ts';

function Setting({ teamId, isOn }: { teamId: string; isOn: boolean }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const update = useLicenceAutoAssignUpdate(teamId);
  const isBusy = useRef(false);
  const change = async (isEnabled: boolean) => {
    // Two answers could come in either order, and the older one would stand.
    if (isBusy.current) return;
    isBusy.current = true;
    const isKept = await update(isEnabled);
    isBusy.current = false;
    if (!isKept) showToast({ tone: 'error', text: autoAssignTexts.autoAssignFailed, cause: 'autoAssign' });
  };
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1.25, py: 0.75, minWidth: 0, cursor: 'pointer' }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" id={`${id}-name`} sx={{ display: 'block' }}>
          {formatMessage(autoAssignTexts.autoAssign)}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" id={`${id}-hint`}>
          {formatMessage(autoAssignTexts.autoAssignHint)}
        </Typography>
      </Box>
      <Switch
        checked={isOn}
        onChange={(_event, isEnabled) => void change(isEnabled)}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
}

/**
 * Whether people who join get PRO: saved at once, and back as it was where it could not be saved. Nothing on teams that
 * are not on PRO, and for viewers who may not change it.
 */
export default function AutoAssignSwitch() {
  const { team } = useLicenceTeam();
  if (!team?.isProPlan || !team.viewerCanChangeLicenceAutoAssign) return null;
  return <Setting teamId={team.id} isOn={team.isLicenceAutoAssigned} />;
}
