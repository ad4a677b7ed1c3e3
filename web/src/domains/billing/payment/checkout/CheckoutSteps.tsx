import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { checkoutTexts } from './checkoutMessages.ts';

/** The steps of a purchase, with the present one marked and those before it ticked. */
export function CheckoutSteps({ names, present }: { names: readonly string[]; present: number }) {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="ol"
      aria-label={formatMessage(checkoutTexts.steps)}
      sx={{
        ...{ listStyle: 'none', display: 'grid', gap: 1, m: 0, mb: 2.5, p: 0 },
        gridTemplateColumns: `repeat(${names.length}, minmax(0, 1fr))`,
      }}
    >
      {names.map((name, place) => (
        <Box
          key={name}
          component="li"
          aria-current={place === present ? 'step' : undefined}
          sx={{
            ...{ display: 'flex', gap: 0.75, pt: 1, borderTop: 3, overflowWrap: 'anywhere' },
            borderColor: place <= present ? 'primary.main' : 'line.soft',
          }}
        >
          {place < present && (
            <CheckIcon aria-hidden sx={{ fontSize: 18, mt: '2px', flexShrink: 0, color: 'primary.main' }} />
          )}
          <Typography
            component="span"
            sx={{ fontWeight: place === present ? 620 : 400 }}
            color={place === present ? 'text.primary' : 'text.secondary'}
          >
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
