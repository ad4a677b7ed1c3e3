import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type IntlShape, useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { intervalNames } from '../cycle/intervalMessages.ts';
import { Figure } from '../Figure.tsx';
import { dayBefore } from '../payment/days.ts';
import { intervalLabel } from './orderRows.ts';
import { PlanBadges } from '../PlanBadges.tsx';
import type { PaidTeam, PlanBilling } from './planTypes.ts';
import { proPhrases, proTexts } from './proMessages.ts';

type Day = (date: string) => string;

/** A plain line: what will be charged, when, and for how many people. Null where that is not known. */
function chargeLine({ nextCharge, seats }: PlanBilling, { formatMessage }: IntlShape, day: Day): string | null {
  if (!nextCharge) return seats && formatMessage(proTexts.nothingCharged);
  const { amount, planAmount, on, usersCount: count } = nextCharge;
  if (amount.amountMinor === 0 && planAmount.amountMinor > 0) return formatMessage(proTexts.covered);
  const charge = { amount: amount.formatted, count };
  return on
    ? formatMessage(proPhrases.nextCharge, { ...charge, date: day(on) })
    : formatMessage(proPhrases.nextChargeSometime, charge);
}

/** What holds at present, where the plan that was bought does not say it. */
const stateOf = ({ plan, isProPlan }: PaidTeam) => {
  if (plan === 'ENTERPRISE') return proTexts.enterprise;
  if (plan === 'FREE') return proTexts.onTheWay;
  return isProPlan === false ? proTexts.restricted : null;
};

/** What the team has, what it is charged next, and when the plan renews. */
export function NextCharge({ team }: { team: PaidTeam }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { billingDate } = useFormats();
  const { period, interval, cancellation } = team.billing;
  const endsOn = cancellation?.endsOn ?? null;
  const state = stateOf(team);
  const line = chargeLine(team.billing, intl, billingDate);
  return (
    <SectionCard
      title={formatMessage(proTexts.yourPlan)}
      badges={<PlanBadges plan={team.plan} isProPlan={team.plan === 'FREE' ? null : team.isProPlan} />}
    >
      {state && (
        <Typography color="text.secondary" sx={{ mb: 0.5 }}>
          {formatMessage(state)}
        </Typography>
      )}
      {line && (
        <Typography variant="subtitle1" component="p">
          {line}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {endsOn !== null && <Figure label={formatMessage(proTexts.lastDay)}>{billingDate(dayBefore(endsOn))}</Figure>}
        {period && endsOn === null && (
          <Figure label={formatMessage(proTexts.nextRenewal)}>{billingDate(period.renewsOn)}</Figure>
        )}
        {interval && (
          <Figure label={formatMessage(intervalLabel(team.billing))}>{formatMessage(intervalNames[interval])}</Figure>
        )}
        {period && (
          <Figure label={formatMessage(proTexts.period)}>
            {formatMessage(proPhrases.days, {
              from: billingDate(period.startsOn),
              to: billingDate(period.expiresOn),
            })}
          </Figure>
        )}
      </Box>
    </SectionCard>
  );
}
