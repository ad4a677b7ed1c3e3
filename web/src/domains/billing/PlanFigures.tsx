import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/intl/formats.ts';
import { pathTo } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { Figure } from './Figure.tsx';
import { billingPhrases, billingTexts, billingTypeNames } from './messages.ts';
import { planTexts } from './planMessages.ts';
import type { PlanBilling } from './planState.ts';

/** How many licences are bought, assigned and free, and the way to assign them: before PRO runs nobody is Lite yet. */
export function LicenceFigures({ billing, isProPlan }: { billing: PlanBilling; isProPlan: boolean | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const { licensedUsersCount, unusedLicencesCount, isLiteUserRestricted } = billing;
  const bought = licensedUsersCount + unusedLicencesCount;
  if (bought === 0) return <Typography color="text.secondary">{formatMessage(planTexts.noLicences)}</Typography>;
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Figure label={formatMessage(planTexts.bought)}>{formatNumber(bought)}</Figure>
        <Figure label={formatMessage(planTexts.assigned)}>{formatNumber(licensedUsersCount)}</Figure>
        <Figure label={formatMessage(planTexts.free)}>{formatNumber(unusedLicencesCount)}</Figure>
      </Box>
      {isLiteUserRestricted && <Typography color="text.secondary">{formatMessage(planTexts.elite)}</Typography>}
      {!isLiteUserRestricted && unusedLicencesCount > 0 && (
        <Box sx={{ mt: 1 }}>
          <ButtonLink to={isProPlan ? `${pathTo('members')}?licence=lite` : pathTo('members')} size="small">
            {formatMessage(planTexts.assign)}
          </ButtonLink>
        </Box>
      )}
    </>
  );
}

/** How the team pays, what it has to its credit, and what is due by when. */
export function PaymentFigures({ billing }: { billing: PlanBilling }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { type, balance, pendingAmount, pendingDeadline } = billing;
  const isDue = pendingAmount.amountMinor > 0;
  const hasBalance = type !== null || balance.amountMinor !== 0;
  return (
    <>
      {isDue && pendingDeadline && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {formatMessage(billingPhrases.dueBy, { amount: pendingAmount.formatted, date: billingDate(pendingDeadline) })}
        </Alert>
      )}
      {type === null && <Typography color="text.secondary">{formatMessage(planTexts.nothingBought)}</Typography>}
      {(hasBalance || isDue) && (
        <Box component="dl" sx={{ m: 0 }}>
          {type && <Figure label={formatMessage(billingTexts.type)}>{formatMessage(billingTypeNames[type])}</Figure>}
          {hasBalance && <Figure label={formatMessage(billingTexts.balance)}>{balance.formatted}</Figure>}
          {isDue && <Figure label={formatMessage(billingTexts.pending)}>{pendingAmount.formatted}</Figure>}
        </Box>
      )}
      {!isDue && type !== null && <Typography color="text.secondary">{formatMessage(planTexts.nothingDue)}</Typography>}
    </>
  );
}
