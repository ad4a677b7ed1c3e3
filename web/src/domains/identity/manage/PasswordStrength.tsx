import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Spoken } from '../../../ui/Spoken.ts';
import { strengthTexts } from './passwordMessages.ts';
import type { Strength } from './passwordStrength.ts';

const BARS = { none: 0, weak: 1, fair: 2, good: 3 } as const;
const COLOURS = { none: 'divider', weak: 'error.main', fair: 'warning.main', good: 'success.main' } as const;

/** How hard the password that is being typed is to guess, in three bars; screen readers are told as it changes. */
export function PasswordStrength({ strength }: { strength: Strength }) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ mt: -0.75 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {[1, 2, 3].map((bar) => (
          <Box
            key={bar}
            sx={{ height: 4, borderRadius: 2, bgcolor: bar <= BARS[strength] ? COLOURS[strength] : 'divider' }}
          />
        ))}
      </Box>
      <Spoken role="status">{strength === 'none' ? null : formatMessage(strengthTexts[strength])}</Spoken>
    </Box>
  );
}
