import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../lib/intl/formats.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { publishEvent } from '../../event/eventQueue.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { CycleChoice } from './CycleChoice.tsx';
import { PriceFigures } from './PriceFigures.tsx';
import { TrialButton } from './TrialButton.tsx';
import { upgradePhrases, upgradeTexts } from './upgradeMessages.ts';
import { upgradeWay } from './upgradeWay.ts';
import type { Offers, useOffers } from './useOffers.ts';

const POINTS = [
  upgradeTexts.pointPeople,
  upgradeTexts.pointSearch,
  upgradeTexts.pointChannels,
  upgradeTexts.pointRules,
];

/** What PRO is, in a few words. */
function Pitch({ titleId }: { titleId: string }) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.5, minWidth: 0 }}>
      <Typography
        id={titleId}
        component="h2"
        sx={{ fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.02em' }}
      >
        {formatMessage(upgradeTexts.headline)}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '46ch' }}>
        {formatMessage(upgradeTexts.lead)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {POINTS.map((point) => (
          <Box component="li" key={point.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 22,
                height: 22,
                borderRadius: '50%',
                flexShrink: 0,
                color: 'primary.main',
                bgcolor: 'background.paper',
              }}
            >
              <CheckIcon fontSize="small" />
            </Box>
            {formatMessage(point)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The card at the head of the page: what PRO is, and its price beside it. */
export function PriceFrame({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      variant="outlined"
      sx={{
        display: 'grid',
        // By the room that there is beside the sidebar: what is bought must not be cut off.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
          lg: 'minmax(0, 5fr) minmax(0, 6fr)',
        },
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: { xs: 2.5, lg: 4 }, bgcolor: 'primary.soft' }}>
        <Pitch titleId={titleId} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: 2,
          minWidth: 0,
          p: { xs: 2.5, lg: 4 },
        }}
      >
        {children}
      </Box>
    </Paper>
  );
}

/** The ways on: buying, and trying where that is possible. */
function Ways({
  offers,
  way,
  canTry,
  lockedUntil,
}: {
  offers: Offers;
  way: string;
  canTry: boolean;
  lockedUntil: string | null;
}) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const navigate = useNavigate();
  const noteId = useId();
  const isLocked = lockedUntil !== null;
  const upgrade = () => {
    publishEvent('upgrade_to_pro_clicked');
    void navigate(way);
  };
  return (
    <>
      {isLocked && (
        <Alert severity="info" id={noteId} role="note">
          {formatMessage(upgradePhrases.lockedUntil, { date: billingDate(lockedUntil) })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Button
          size="large"
          variant="contained"
          color="primary"
          disabled={isLocked}
          aria-describedby={isLocked ? noteId : undefined}
          onClick={upgrade}
        >
          {formatMessage(upgradeTexts.upgradeNow)}
        </Button>
        {canTry && <TrialButton days={offers.trialDays} />}
      </Box>
    </>
  );
}

/** What PRO costs the team by the chosen currency and cycle, and the ways on. */
export function PriceCard({
  read,
  canTry,
  lockedUntil,
}: {
  read: ReturnType<typeof useOffers> & { readonly offers: Offers };
  canTry: boolean;
  /** The last day on which nothing can be bought; null where that is over, or never was. */
  lockedUntil: string | null;
}) {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { offers, prices, price, currency, isChanging, hasFailed, requestId } = read;
  if (price === null) return null;
  const { cycle } = price;
  return (
    <PriceFrame isBusy={isChanging}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <CycleChoice prices={prices} chosen={price} onChoose={read.chooseCycle} />
        {!offers.isCurrencyFixed && currency !== null && (
          <CurrencyChoice chosen={currency} onChoose={read.chooseCurrency} />
        )}
      </Box>
      {hasFailed && (
        <PartFailed text={formatMessage(upgradeTexts.pricesFailed)} requestId={requestId} onRetry={read.retry} />
      )}
      <Box sx={{ opacity: isChanging ? 0.55 : 1, transition: 'opacity 120ms' }}>
        <PriceFigures price={price} usersCount={offers.usersCount} />
      </Box>
      <Ways
        offers={offers}
        way={upgradeWay(query, {
          interval: cycle,
          currency: offers.isCurrencyFixed ? offers.currency : (currency ?? offers.currency),
        })}
        canTry={canTry && offers.viewerCanStartTrial}
        lockedUntil={lockedUntil}
      />
      <Typography variant="body2" color="text.secondary">
        {formatMessage(upgradeTexts.moneyBack)} · {formatMessage(upgradeTexts.withoutTax)}
      </Typography>
    </PriceFrame>
  );
}
