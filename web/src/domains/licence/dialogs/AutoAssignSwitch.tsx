import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { useLicenceAutoAssignUpdate } from '../licenceAutoAssignUpdate.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { autoAssignTexts } from './autoAssignMessages.ts';

function Setting({ isOn }: { isOn: boolean }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const update = useLicenceAutoAssignUpdate();
  // Told in a toast: the menu that the switch stands in may be closed by then.
  const save = async (next: boolean) => {
    const outcome = await update(next);
    if (outcome.kind !== 'saved' && outcome.read !== next) {
      const isUnknown = outcome.isLost && outcome.read === null;
      const text = isUnknown ? autoAssignTexts.autoAssignLost : autoAssignTexts.autoAssignFailed;
      showToast({ tone: 'error', text, cause: 'autoAssign' });
    }
    return outcome;
  };
  const { shown, change } = useInstantSetting({ value: isOn, save });
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
        checked={shown}
        onChange={(_event, isEnabled) => change(isEnabled)}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
}

/**
 * Whether people who join get PRO: saved at once, and back as it was where it was not kept. Nothing on teams that
 * are not on PRO, and for viewers who may not change it.
 */
export default function AutoAssignSwitch() {
  const { team } = useLicenceTeam();
  if (!team?.isProPlan || !team.viewerCanChangeLicenceAutoAssign) return null;
  return <Setting isOn={team.isLicenceAutoAssigned} />;
}
