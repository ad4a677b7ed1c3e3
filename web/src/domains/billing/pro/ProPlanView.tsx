import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { BillingCycle } from '../cycle/BillingCycle.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DuesNotice } from './DuesNotice.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { MissingLicences } from './LicenceWays.tsx';
import { CancelPlan } from '../payment/cancel/CancelPlan.tsx';
import { PaymentDialogs } from '../payment/card/PaymentDialogs.tsx';
import { InvoiceCard } from '../payment/invoices/InvoiceCard.tsx';
import { NextCharge } from './NextCharge.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanColumns, PlanRoom } from './PlanRoom.tsx';
import { useSavedCards } from './useSavedCards.ts';

const ActivationBanner = lazyWithTexts('people', () => import('../../licence/ActivationBanner.tsx'));

/** The plan of a team that has bought PRO: what it is charged next, how that comes about, and how it pays. */
export default function ProPlanView() {
  const saved = useSavedCards();
  return (
    <PlanRoom>
      {(team) => (
        <>
          <OnDemand>
            <ActivationBanner />
          </OnDemand>
          <DuesNotice team={team} saved={saved} />
          <PaymentDialogs team={team} saved={saved} />
          <PlanColumns
            main={
              <>
                <NextCharge team={team} />
                <OrderSummary team={team} />
                {team.billing.viewerCanChangeInterval && <BillingCycle billing={team.billing} />}
                <InvoiceCard />
              </>
            }
            side={
              <>
                <PaymentCard billing={team.billing} saved={saved} />
                <CancelPlan team={team} />
                <LicenceCard billing={team.billing} isRunning={team.plan !== 'FREE'}>
                  <MissingLicences billing={team.billing} />
                </LicenceCard>
                <ContactCard manager={team.billing.accountManager} />
              </>
            }
          />
        </>
      )}
    </PlanRoom>
  );
}
