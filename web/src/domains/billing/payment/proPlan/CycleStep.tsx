import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import type { PriceRead } from '../checkout/priceState.ts';
import { PricesFailed } from '../checkout/PricesFailed.tsx';
import { PricesOf } from '../checkout/PricesOf.tsx';
import { PurchaseCurrency } from '../checkout/PurchaseCurrency.tsx';
import { AutoAssign } from './AutoAssign.tsx';
import { CycleCards } from './CycleCards.tsx';
import { proPlanTexts } from './proPlanMessages.ts';
import { type ProPlanOffers, type SoldCycle, soldCycles } from './proPlanTerms.ts';
import type { ProPlanDraft } from './useProPlanDraft.ts';

/** The first step: how often to pay, in which currency, and whether licences are assigned at once. */
export function CycleStep({
  offers,
  chosen,
  draft,
  prices,
  mayLeaveUnassigned,
}: {
  offers: ProPlanOffers;
  chosen: SoldCycle;
  draft: ProPlanDraft;
  prices: PriceRead;
  /** Whether people may be left without a licence. */
  mayLeaveUnassigned: boolean;
}) {
  const { formatMessage } = useIntl();
  const currency = draft.currency ?? offers.currency;
  return (
    <SectionCard
      title={formatMessage(proPlanTexts.cycle)}
      action={
        !offers.isCurrencyFixed && (
          <PurchaseCurrency
            chosen={currency}
            hasChosen={draft.interval !== null}
            onChoose={(other) => draft.choose({ currency: other })}
          />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PricesFailed read={prices} wanted={currency} shown={offers.currency} />
        <PricesOf state={prices.state}>
          <CycleCards
            prices={soldCycles(offers)}
            chosen={chosen}
            usersCount={offers.usersCount}
            onChoose={(interval) => draft.choose({ interval })}
          />
        </PricesOf>
        {mayLeaveUnassigned && (
          <AutoAssign
            isTicked={draft.isAutoAssigned}
            onTick={(isTicked) => draft.choose({ autoAssign: isTicked ? null : 'false' })}
          />
        )}
        <Box>
          <BusyButton
            variant="contained"
            color="primary"
            busy={prices.state === 'coming'}
            disabled={prices.state === 'failed'}
            onClick={() => draft.go('details')}
          >
            {formatMessage(proPlanTexts.next)}
          </BusyButton>
        </Box>
      </Box>
    </SectionCard>
  );
}
