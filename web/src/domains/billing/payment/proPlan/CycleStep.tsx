import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
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
  mayLeaveUnassigned,
}: {
  offers: ProPlanOffers;
  chosen: SoldCycle;
  draft: ProPlanDraft;
  /** Whether people may be left without a licence. */
  mayLeaveUnassigned: boolean;
}) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard
      title={formatMessage(proPlanTexts.cycle)}
      action={
        !offers.isCurrencyFixed && (
          <PurchaseCurrency
            chosen={draft.currency ?? offers.currency}
            hasChosen={draft.interval !== null}
            onChoose={(currency) => draft.choose({ currency })}
          />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CycleCards
          prices={soldCycles(offers)}
          chosen={chosen}
          usersCount={offers.usersCount}
          onChoose={(interval) => draft.choose({ interval })}
        />
        {mayLeaveUnassigned && (
          <AutoAssign
            isTicked={draft.isAutoAssigned}
            onTick={(isTicked) => draft.choose({ autoAssign: isTicked ? null : 'false' })}
          />
        )}
        <Box>
          <Button variant="contained" color="primary" onClick={() => draft.go('details')}>
            {formatMessage(proPlanTexts.next)}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}
