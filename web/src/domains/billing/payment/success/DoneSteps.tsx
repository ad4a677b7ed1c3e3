import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { Spoken } from '../../../../ui/Spoken.ts';
import { successTexts } from './successMessages.ts';

const STEPS = [successTexts.cycle, successTexts.payment, successTexts.details] as const;

/** The steps of a purchase, all of them done. */
export function DoneSteps() {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="ol"
      aria-label={formatMessage(successTexts.steps)}
      sx={{ listStyle: 'none', display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, m: 0, p: 0 }}
    >
      {STEPS.map((step) => (
        <Box
          key={step.id}
          component="li"
          sx={{
            display: 'flex',
            gap: 0.75,
            pt: 1,
            borderTop: 3,
            borderColor: 'success.main',
            overflowWrap: 'anywhere',
          }}
        >
          <CheckIcon aria-hidden sx={{ fontSize: 18, mt: '2px', color: 'success.main' }} />
          <span>
            {formatMessage(step)} <Spoken>{formatMessage(successTexts.done)}</Spoken>
          </span>
        </Box>
      ))}
    </Box>
  );
}
