import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../icons.tsx';
import { saveMessages } from '../saveMessages.ts';

/** Says that a setting is being saved and, for a moment, that it was; aloud too. */
function SaveMark({ isBusy, isSaved }: { isBusy: boolean; isSaved: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="span"
      role="status"
      sx={{ ml: 1, color: isBusy ? 'text.secondary' : 'success.main', whiteSpace: 'nowrap' }}
    >
      {isBusy && (
        <>
          <CircularProgress aria-hidden size={12} color="inherit" sx={{ verticalAlign: '-1px', mr: 0.75 }} />
          <Typography component="span" variant="body2" color="inherit">
            {formatMessage(saveMessages.saving)}
          </Typography>
        </>
      )}
      {isSaved && !isBusy && (
        <>
          <CheckIcon aria-hidden fontSize="small" sx={{ verticalAlign: '-2px', mr: 0.5 }} />
          <Typography component="span" variant="body2" color="inherit">
            {formatMessage(saveMessages.saved)}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** One setting: what it is, how it stands and, where it can be changed, a switch. */
export function SettingRow({
  label,
  state,
  note,
  control,
  isSaved,
  isBusy = false,
}: {
  label: string;
  /** How it stands, in words. */
  state: ReactNode;
  /** Why it cannot be changed at the moment. */
  note?: string | undefined;
  /** Null for those who may not change it. */
  control: { readonly isOn: boolean; readonly isDisabled: boolean; readonly onChange: () => void } | null;
  isSaved: boolean;
  /** While a change is on its way; the switch ignores presses then. */
  isBusy?: boolean;
}) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          <span id={`${id}-name`}>{label}</span>
          <SaveMark isBusy={isBusy} isSaved={isSaved} />
        </Typography>
        <Typography variant="body2" color="text.secondary" id={`${id}-state`}>
          {state}
        </Typography>
        {note && (
          <Typography variant="body2" color="text.secondary" id={`${id}-note`} sx={{ mt: 0.25 }}>
            {note}
          </Typography>
        )}
      </Box>
      {control && (
        <Switch
          checked={control.isOn}
          onChange={() => {
            if (!control.isDisabled && !isBusy) control.onChange();
          }}
          slotProps={{
            input: {
              // Not `disabled`: it stays in reach, with why it cannot be changed, and keeps the focus.
              'aria-disabled': control.isDisabled || isBusy || undefined,
              'aria-labelledby': `${id}-name`,
              'aria-describedby': note ? `${id}-state ${id}-note` : `${id}-state`,
            },
          }}
          sx={{
            mt: 0.75,
            flexShrink: 0,
            ...(control.isDisabled && { opacity: 0.5, '& input': { cursor: 'default' } }),
          }}
        />
      )}
    </Box>
  );
}
