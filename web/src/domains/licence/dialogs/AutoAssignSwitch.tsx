import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { autoAssignTexts } from './autoAssignMessages.ts';
import type { AutoAssign } from './useAutoAssign.ts';

/** Sets whether people who join get PRO; nothing where that is not theirs to set. */
export default function AutoAssignSwitch({ setting }: { setting: AutoAssign | null }) {
  const { formatMessage } = useIntl();
  const id = useId();
  if (!setting) return null;
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
        checked={setting.isOn}
        onChange={(_event, isEnabled) => setting.change(isEnabled)}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
}
