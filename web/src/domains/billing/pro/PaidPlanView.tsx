import { BillingCycle } from '../cycle/BillingCycle.tsx';
import { Agreed, isDealOpen } from './Agreed.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DuesNotice } from './DuesNotice.tsx';
import { FairBilling, LicenceCard } from './LicenceCard.tsx';
import { LicenceWays } from './LicenceWays.tsx';
import { CancelPlan } from '../payment/cancel/CancelPlan.tsx';
import { PaymentDialogs } from '../payment/card/PaymentDialogs.tsx';
import { InvoiceCard } from '../payment/invoices/InvoiceCard.tsx';
import { NextCharge } from './NextCharge.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanColumns, PlanRoom } from './PlanRoom.tsx';
import { TrialNote } from './TrialNote.tsx';
import { useSavedCards } from './useSavedCards.ts';

/** The plan of a team that pays for PRO, at its older address: what is due, its licences, and what can be done with them. */
export default function PaidPlanView() {
  const saved = useSavedCards();
  return (
    <PlanRoom>
      {(team) => (
        <>
          <DuesNotice team={team} saved={saved} />
          <PaymentDialogs team={team} saved={saved} />
          <TrialNote billing={team.billing} />
          <PlanColumns
            main={
              <>
                {isDealOpen(team) && <Agreed team={team} />}
                <NextCharge team={team} />
                <OrderSummary team={team} />
                {team.billing.viewerCanChangeInterval && <BillingCycle billing={team.billing} />}
                <InvoiceCard />
                <FairBilling isElite={team.billing.isLiteUserRestricted} />
              </>
            }
            side={
              <>
                <LicenceCard billing={team.billing} isRunning={team.plan !== 'FREE'}>
                  <LicenceWays team={team} />
                </LicenceCard>
                <PaymentCard billing={team.billing} saved={saved} />
                <CancelPlan team={team} />
                <ContactCard manager={team.billing.accountManager} />
              </>
            }
          />
        </>
      )}
    </PlanRoom>
  );
}
