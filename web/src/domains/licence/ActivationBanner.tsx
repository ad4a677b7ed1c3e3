import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, SparkIcon } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { Countdown } from './Countdown.tsx';
import { activationPhrases, activationTexts } from './messages.ts';
import { useActivation, type Activation } from './useActivation.ts';

const ActivatePlanDialog = lazy(() => import('./dialogs/ActivatePlanDialog.tsx'));

function Headline({ activation, onEnd }: { activation: Activation; onEnd: () => void }) {
  const { formatMessage } = useIntl();
  if (activation.kind !== 'counting') {
    return activation.kind === 'waiting' ? formatMessage(activationTexts.waiting) : null;
  }
  const { until } = activation;
  return (
    <>
      {formatMessage(activationTexts.counting)} <Countdown key={until} until={until} onEnd={onEnd} />
    </>
  );
}

const hintOf = (activation: Activation, { formatMessage }: ReturnType<typeof useIntl>) => {
  if (activation.kind === 'waiting') {
    return formatMessage(activationPhrases.waitingHint, { count: activation.unused });
  }
  return activation.kind === 'counting' ? formatMessage(activationTexts.countingHint) : null;
};

/** What screen readers are told at once: that PRO starts, and that it is on. The ticking is not. */
function Announced({ activation }: { activation: Activation }) {
  const { formatMessage } = useIntl();
  return (
    <Box role="status">
      {activation.kind === 'starting' && (
        <Typography variant="subtitle1" component="p">
          {formatMessage(activationTexts.starting)}
        </Typography>
      )}
      {activation.kind === 'started' && (
        <>
          <Typography variant="subtitle1" component="p">
            {formatMessage(activationTexts.started)}
          </Typography>
          <Typography color="text.secondary">{formatMessage(activationTexts.startedHint)}</Typography>
        </>
      )}
    </Box>
  );
}

function Frame({ label, children, action }: { label: string; children: ReactNode; action: ReactNode }) {
  return (
    <Paper
      component="section"
      aria-label={label}
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, px: 2, py: 1.5, mb: 2 }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
        <SparkIcon />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
    </Paper>
  );
}

/**
 * Stands above the people of a team on the way to PRO: how long until it starts by itself, and the way to start it now.
 * Nothing on other teams.
 */
export default function ActivationBanner() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { activation, canActivate, end, dismiss } = useActivation();
  const [isActivating, setActivating] = useState(false);
  const hint = hintOf(activation, intl);
  return (
    <>
      {activation.kind !== 'none' && (
        <Frame
          label={formatMessage(activationTexts.label)}
          action={
            <>
              {canActivate && (
                <Button variant="contained" color="primary" onClick={() => setActivating(true)}>
                  {formatMessage(activationTexts.activate)}
                </Button>
              )}
              {activation.kind === 'started' && (
                <IconButton aria-label={formatMessage(uiMessages.dismiss)} onClick={dismiss}>
                  <CloseIcon />
                </IconButton>
              )}
            </>
          }
        >
          <Typography variant="subtitle1" component="p">
            <Headline activation={activation} onEnd={end} />
          </Typography>
          {hint && <Typography color="text.secondary">{hint}</Typography>}
          <Announced activation={activation} />
        </Frame>
      )}
      {isActivating && (
        <OnDemand onFailed={() => setActivating(false)}>
          <ActivatePlanDialog onClose={() => setActivating(false)} onSettled={() => undefined} />
        </OnDemand>
      )}
    </>
  );
}
