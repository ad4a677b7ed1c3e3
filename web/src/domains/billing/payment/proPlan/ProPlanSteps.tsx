import { useRef } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import { useFocusAfterStep } from '../../../../lib/focus/useFocusAfterStep.ts';
import type { TypedAddress } from '../checkout/addressForm.ts';
import { AddressStep } from '../checkout/AddressStep.tsx';
import { CheckoutSteps } from '../checkout/CheckoutSteps.tsx';
import { OrderFaultNote } from '../checkout/OrderFaultNote.tsx';
import type { PriceRead } from '../checkout/priceState.ts';
import { StepBack } from '../checkout/StepBack.tsx';
import { AutoAssign } from './AutoAssign.tsx';
import { CycleStep } from './CycleStep.tsx';
import { AgreedOrder, OrderedPayment } from './OrderedPayment.tsx';
import { proPlanTexts } from './proPlanMessages.ts';
import type { BuyingTeam, PurchaseKind } from './proPlanTerms.ts';
import type { ProPlanDraft } from './useProPlanDraft.ts';
import { type ProPlanStepping, useProPlanSteps } from './useProPlanSteps.ts';

const NAMES = { cycle: proPlanTexts.cycle, details: proPlanTexts.details, payment: proPlanTexts.payment } as const;

/** Whom the invoice is made out to; without a choice of the cycle also whether licences are assigned at once. */
function DetailsStep({
  stepping,
  asksToAssign,
  typedRef,
  draft,
}: {
  stepping: ProPlanStepping;
  asksToAssign: boolean;
  typedRef: TypedAddress;
  draft: ProPlanDraft;
}) {
  const { ordering, order } = stepping;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {asksToAssign && (
        <Paper variant="outlined" sx={{ px: 2.5, py: 1.5 }}>
          <AutoAssign
            isTicked={draft.isAutoAssigned}
            onTick={(isTicked) => draft.choose({ autoAssign: isTicked ? null : 'false' })}
          />
        </Paper>
      )}
      <AddressStep
        typedRef={typedRef}
        onSaved={order}
        isBusy={ordering.isOrdering}
        note={<OrderFaultNote fault={ordering.fault} />}
      />
    </Box>
  );
}

/** The payment of what was ordered, or of what is agreed and has to be ordered yet. */
function Payment({ stepping, draft }: { stepping: ProPlanStepping; draft: ProPlanDraft }) {
  const { terms, ordering, before, replace } = stepping;
  if (draft.orderId === null) {
    return <AgreedOrder terms={terms} ordering={ordering} onOrder={(orderId) => draft.showOrder(orderId, true)} />;
  }
  return (
    <OrderedPayment
      orderId={draft.orderId}
      before={before}
      terms={terms}
      ordering={ordering}
      draft={draft}
      onAgain={() => draft.go('details')}
      onReplace={replace}
    />
  );
}

/** The step that the address names, under the names of all of them. */
export function ProPlanSteps({
  team,
  kind,
  draft,
  prices,
}: {
  team: BuyingTeam;
  kind: PurchaseKind;
  draft: ProPlanDraft;
  prices: PriceRead;
}) {
  const { formatMessage } = useIntl();
  const stepping = useProPlanSteps(team, kind, draft, prices.readAgain);
  const { steps, step, previous, chosen } = stepping;
  // Another order in the place of one is shown anew, too.
  useFocusAfterStep(`${step} ${draft.orderId}`);
  const typedRef = useRef<TypedAddress['current']>(null);
  const { planOffers: offers } = team;
  const mayLeaveUnassigned = !team.billing.isLiteUserRestricted;
  return (
    <>
      <CheckoutSteps names={steps.map((one) => formatMessage(NAMES[one]))} present={steps.indexOf(step)} />
      {previous && <StepBack onBack={() => draft.go(previous)} />}
      {step === 'cycle' && offers && chosen && <CycleStep {...{ offers, chosen, draft, prices, mayLeaveUnassigned }} />}
      {step === 'details' && (
        <DetailsStep
          stepping={stepping}
          asksToAssign={kind !== 'steps' && mayLeaveUnassigned}
          typedRef={typedRef}
          draft={draft}
        />
      )}
      {step === 'payment' && <Payment stepping={stepping} draft={draft} />}
    </>
  );
}
