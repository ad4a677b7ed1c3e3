import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { PlanFrameTeamFragment } from '../../../generated/billing/plan/planFrameTeam.ts';
import { useFocusAfterStep } from '../../../lib/focus/useFocusAfterStep.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { publishEvent } from '../../event/eventQueue.ts';
import { ComingSoon } from '../plan/ComingSoon.tsx';
import { type MailOffer, offerIn } from '../plan/offerLink.ts';
import { isHardPaywall, isTrialType } from '../plan/planView.ts';
import { HardPaywallNote } from './HardPaywallNote.tsx';
import { MailBanner, SpecialBanner } from './OfferBanners.tsx';
import { PriceCard, PriceFrame } from './PriceCard.tsx';
import { ProFeatures } from './ProFeatures.tsx';
import { Questions } from './Questions.tsx';
import { TeamFacts } from './TeamFacts.tsx';
import { serverToday } from './today.ts';
import { TrialState } from './TrialState.tsx';
import { upgradeTexts } from './upgradeMessages.ts';
import { UsageTable } from './UsageTable.tsx';
import { type Offers, useOffers } from './useOffers.ts';

const FormerDues = lazy(() => import('./FormerDues.tsx'));
const FormerPlan = lazy(() => import('./FormerPlan.tsx'));

/** Tells the installation's owner once that the page was seen. */
function useSeen() {
  const wasTold = useRef(false);
  useEffect(() => {
    if (wasTold.current) return;
    wasTold.current = true;
    publishEvent('upgrade_to_pro_page_view');
  }, []);
}

/** The price on its way, as high as it is. */
const PriceSkeleton = () => (
  <PriceFrame isBusy>
    <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={78} width="70%" />
      <Skeleton variant="rounded" height={100} width="55%" />
      <Skeleton variant="rounded" height={19} width="80%" />
    </Box>
  </PriceFrame>
);

/** The price, or that it could not be read. */
function PricePart({ read, canTry }: { read: ReturnType<typeof useOffers>; canTry: boolean }) {
  const { formatMessage } = useIntl();
  const { offers, requestId, isLoading, retry } = read;
  if (isLoading) return <PriceSkeleton />;
  if (!offers) {
    return (
      <PriceFrame>
        <ErrorState compact title={formatMessage(upgradeTexts.pricesFailed)} requestId={requestId} onRetry={retry} />
      </PriceFrame>
    );
  }
  const lockedUntil = offers.special?.lockedUntil ?? null;
  const isLocked = lockedUntil !== null && lockedUntil >= serverToday();
  return <PriceCard read={{ ...read, offers }} canTry={canTry} lockedUntil={isLocked ? lockedUntil : null} />;
}

/** What of the page depends on how the team pays and on the mail that led here. */
function stateOf({ billing, paywallMode }: PlanFrameTeamFragment, isTrialHidden: boolean) {
  const type = billing?.type ?? null;
  const trial = billing?.trial ?? null;
  // Also where the dates of a trial could not be read.
  const isTrial = trial !== null || isTrialType(type);
  const isHard = isHardPaywall({ paywallMode, type });
  return { trial, isTrial, isHard, canTry: !isTrial && !isHard && !isTrialHidden };
}

/** What stands above the price: what is offered to the team, whom it has to turn to, and the trial that runs. */
function Notes({ offers, team, offer }: { offers: Offers | null; team: PlanFrameTeamFragment; offer: MailOffer }) {
  const { trial, isTrial, isHard } = stateOf(team, offer.isTrialHidden);
  return (
    <>
      <MailBanner offer={offer} />
      {offers?.special && <SpecialBanner special={offers.special} usersCount={offers.usersCount} />}
      {isHard && <HardPaywallNote />}
      {isTrial && <TrialState trial={trial} />}
    </>
  );
}

/** Leads a team to PRO: what it costs and gives, what the team uses already, and the trial, before and while it runs. */
export default function UpgradeView({ team }: { team: PlanFrameTeamFragment }) {
  const [query] = useSearchParams();
  const read = useOffers();
  useSeen();
  const { offers } = read;
  const offer = offerIn(query);
  const { isTrial, canTry } = stateOf(team, offer.isTrialHidden);
  useFocusAfterStep(isTrial ? 'trial' : 'free');
  if (offers && read.price === null) return <ComingSoon />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(team.billing?.pendingAmount.amountMinor ?? 0) > 0 && (
        <OnDemand>
          <FormerDues />
        </OnDemand>
      )}
      <Notes offers={offers} team={team} offer={offer} />
      <PricePart read={read} canTry={canTry} />
      {offers && (
        <TeamFacts
          usersCount={offers.usersCount}
          trialDays={canTry && offers.viewerCanStartTrial ? offers.trialDays : null}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        }}
      >
        <UsageTable isTrial={isTrial} />
        <Questions />
      </Box>
      <ProFeatures />
      <OnDemand>
        <FormerPlan />
      </OnDemand>
    </Box>
  );
}
