import { TrialState } from '../upgrade/TrialState.tsx';
import { Agreed } from './Agreed.tsx';
import { ContactCard } from './ContactCard.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PlanColumns, PlanRoom } from './PlanRoom.tsx';
import { SalesPrices } from './SalesPrices.tsx';

/** The plan of a team that sales looks after: what was agreed or is tried, what it costs, and whom to turn to. */
export default function SalesPlanView() {
  return (
    <PlanRoom>
      {(team) => {
        const { billing } = team;
        return (
          <PlanColumns
            main={
              <>
                <Agreed team={team} />
                {billing.type === 'SALES_TRIAL' && <TrialState trial={billing.trial} />}
                {billing.rate ? <OrderSummary team={team} /> : <SalesPrices />}
              </>
            }
            side={
              <>
                <ContactCard manager={billing.accountManager} />
                <LicenceCard billing={billing} isRunning={team.plan !== 'FREE'} />
              </>
            }
          />
        );
      }}
    </PlanRoom>
  );
}
