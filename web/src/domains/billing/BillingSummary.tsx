import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import type { BillingSummaryQuery } from '../../generated/billing/billingSummary.ts';
import { useFormats } from '../../lib/intl/formats.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { Figure } from './Figure.tsx';
import { billingPhrases, billingTexts, billingTypeNames } from './messages.ts';

export type BillingFigures = NonNullable<TeamOf<BillingSummaryQuery>['billing']>;

/**
 * What a team pays and owes in short. Figures that say nothing for the team are left out.
 * `planName` is what the team has bought, in the viewer's language; null where it is not known.
 */
export function BillingSummary({ billing, planName }: { billing: BillingFigures; planName: string | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const { billingDate } = useFormats();
  const { type, balance, pendingAmount, pendingDeadline, licensedUsersCount, unusedLicencesCount } = billing;
  const hasLicences = licensedUsersCount + unusedLicencesCount > 0;
  const isDue = pendingAmount.amountMinor > 0;
  return (
    <>
      {isDue && pendingDeadline && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {formatMessage(billingPhrases.dueBy, { amount: pendingAmount.formatted, date: billingDate(pendingDeadline) })}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {planName && <Figure label={formatMessage(billingTexts.plan)}>{planName}</Figure>}
        {type && <Figure label={formatMessage(billingTexts.type)}>{formatMessage(billingTypeNames[type])}</Figure>}
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
    </>
  );
}
