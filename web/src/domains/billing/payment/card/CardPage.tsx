import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTypePolicies } from '../../../../lib/apollo/useTypePolicies.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { LeadOn } from '../../../../lib/urlState/LeadOn.tsx';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { SuccessDialog } from '../../../../ui/SuccessDialog.tsx';
import { paywallMessages } from '../../paywall/messages.ts';
import { planPolicies } from '../../plan/planPolicies.ts';
import { planTexts } from '../../planMessages.ts';
import { PlanRoom } from '../../pro/PlanRoom.tsx';
import type { PaidTeam } from '../../pro/planTypes.ts';
import { paysByInvoice } from '../checkout/paysByInvoice.ts';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { CardFields } from './CardFields.tsx';
import { cardTexts } from './cardMessages.ts';
import { FirstWay } from './FirstWay.tsx';
import { type FirstWayKind, firstWayOf } from './firstWayOf.ts';
import { useCardChange } from './useCardChange.ts';

/** The buttons, the main one first: what comes before the card, or the card itself. With a first card PRO is bought. */
function Ways({
  way,
  isFirst,
  isBusy,
  isPossible,
  onDues,
  onConfirm,
}: {
  way: FirstWayKind | null;
  isFirst: boolean;
  isBusy: boolean;
  isPossible: boolean;
  onDues: () => void;
  onConfirm: (isForUpgrade: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  const isForUpgrade = way === 'upgrade' && isFirst;
  const isSecond = way !== null && !isForUpgrade;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isSecond && <FirstWay way={way} isBusy={isBusy} onDues={onDues} />}
      <BusyButton
        variant={isSecond ? 'outlined' : 'contained'}
        color={isSecond ? 'secondary' : 'primary'}
        busy={isBusy}
        disabled={!isPossible}
        onClick={() => onConfirm(isForUpgrade)}
      >
        {formatMessage(isForUpgrade ? paywallMessages.upgrade : isFirst ? cardTexts.add : cardTexts.update)}
      </BusyButton>
    </Box>
  );
}

/** What the dialog does, on a page, where a bank leads back to, too. A first card of a team without PRO is for buying that. */
function CardChoice({ team }: { team: PaidTeam }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const frame = useRef<CardFrameHandle>(null);
  const setupId = query.get('card');
  const change = useCardChange(setupId, frame);
  const { state, isFirst, isWaiting, confirm } = change;
  const way = firstWayOf(team);
  const [leadsOn, setLeadsOn] = useState(way === 'upgrade' && setupId !== null);
  const toPlan = (words = '') => void navigate(`${pathTo('billing')}${words}`);
  if (state === 'done' && leadsOn) return <LeadOn to={pathTo('paymentNew')} />;
  // Whether a card is added or takes another one's place shows with the cards.
  if (isWaiting && state === 'idle') return <Skeleton variant="rounded" height={420} aria-busy />;
  return (
    <>
      <SectionCard title={formatMessage(isFirst ? cardTexts.addTitle : cardTexts.updateTitle)}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 560 }}>
          <CardFields team={team} change={change} frame={frame} />
          <Ways
            {...{ way, isFirst }}
            isBusy={state === 'working'}
            isPossible={change.isPossible}
            onDues={() => toPlan('?dialog=clear-dues')}
            onConfirm={(isForUpgrade) => {
              setLeadsOn(isForUpgrade);
              confirm();
            }}
          />
        </Box>
      </SectionCard>
      {state === 'done' && <SuccessDialog open title={formatMessage(cardTexts.updated)} onClose={() => toPlan()} />}
    </>
  );
}

/** Adds a card or changes the one that renewals are charged to. A team that pays by invoice is led to its plan: it needs none. */
export default function CardPage() {
  useTypePolicies(planPolicies);
  const { formatMessage } = useIntl();
  return (
    <>
      <BackLink to={pathTo('billing')}>{formatMessage(planTexts.title)}</BackLink>
      <PageHeader title={formatMessage(cardTexts.pageTitle)} />
      <PlanRoom>
        {(team) => (paysByInvoice(team.billing) ? <LeadOn to={pathTo('billing')} /> : <CardChoice team={team} />)}
      </PlanRoom>
    </>
  );
}
