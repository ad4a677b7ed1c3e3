import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BillingSummaryQuery, Plan } from '../../generated/billing/billingSummary.ts';
import { serverNow } from '../../lib/graphql/serverClock.ts';
import { useFormats } from '../../lib/intl/formats.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { pathTo } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { Figure, FiguresSkeleton } from './Figure.tsx';
import { billingPhrases, billingTexts, billingTypeNames, planNames } from './messages.ts';
import { summaryPhrases, summaryTexts } from './summaryMessages.ts';
import { trialDaysLeft } from './trialDays.ts';

export type BillingFigures = NonNullable<TeamOf<BillingSummaryQuery>['billing']>;

/** What is due by when, what follows once that is over, and the way to pay it; nothing where no deadline runs. */
export function BillingDues({
  billing: { pendingAmount, pendingDeadline },
  isOverdue,
}: {
  billing: BillingFigures;
  isOverdue: boolean;
}) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  if (pendingAmount.amountMinor <= 0 || pendingDeadline === null) return null;
  return (
    <Alert
      severity={isOverdue ? 'error' : 'warning'}
      sx={{ mb: 2 }}
      action={
        <ButtonLink to={pathTo('billing')} size="small" color="inherit">
          {formatMessage(billingTexts.toBilling)}
        </ButtonLink>
      }
    >
      {formatMessage(billingPhrases.dueBy, { amount: pendingAmount.formatted, date: billingDate(pendingDeadline) })}
      {isOverdue && <Box>{formatMessage(summaryTexts.overdue)}</Box>}
    </Alert>
  );
}

/** How long a trial goes on. */
function TrialLeft({ trial: { endsOn, billingStartsAt } }: { trial: NonNullable<BillingFigures['trial']> }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const [now] = useState(serverNow);
  const count = trialDaysLeft(billingStartsAt, now);
  return (
    <Figure label={formatMessage(billingTexts.trial)}>
      {formatMessage(summaryPhrases.trialLeft, { count, date: billingDate(endsOn) })}
    </Figure>
  );
}

/** Holds the summary's place: a paying team has so many figures. */
export const BillingSummarySkeleton = () => <FiguresSkeleton rows={5} />;

/**
 * What a team pays and owes in short. Figures that say nothing for the team are left out.
 * `plan` is what the team has bought; null where it is not known.
 */
export function BillingSummary({ billing, plan }: { billing: BillingFigures; plan: Plan | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const { type, trial, balance, pendingAmount, licensedUsersCount, unusedLicencesCount } = billing;
  // That a paying team has none says that everybody is Lite.
  const hasLicences = licensedUsersCount + unusedLicencesCount > 0 || plan === 'PRO' || plan === 'ENTERPRISE';
  const isDue = pendingAmount.amountMinor > 0;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {plan && <Figure label={formatMessage(billingTexts.plan)}>{formatMessage(planNames[plan])}</Figure>}
      {type && <Figure label={formatMessage(billingTexts.type)}>{formatMessage(billingTypeNames[type])}</Figure>}
      {trial && <TrialLeft trial={trial} />}
      {(type || balance.amountMinor !== 0) && (
        <Figure label={formatMessage(billingTexts.balance)}>{balance.formatted}</Figure>
      )}
      {isDue && <Figure label={formatMessage(billingTexts.pending)}>{pendingAmount.formatted}</Figure>}
      {hasLicences && (
        <>
          <Figure label={formatMessage(billingTexts.licensedUsers)}>{formatNumber(licensedUsersCount)}</Figure>
          <Figure label={formatMessage(billingTexts.unusedLicences)}>{formatNumber(unusedLicencesCount)}</Figure>
        </>
      )}
    </Box>
  );
}
