import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type IntlShape, useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { useDialogAddress } from '../../../lib/urlState/useDialogAddress.ts';
import { NOTICE_WITH_WAYS } from '../../../ui/noticeWithWays.ts';
import { duesPhrases, duesTexts } from './duesMessages.ts';
import { duesOf, type Dues } from './duesOf.ts';
import type { PaidTeam } from './planTypes.ts';
import { proTexts } from './proMessages.ts';
import type { SavedCards } from './useSavedCards.ts';

function titleOf({ amount: { formatted: amount }, cause }: Dues, { formatMessage }: IntlShape): string {
  if (cause.kind !== 'cardFailed') return formatMessage(duesPhrases[cause.kind], { amount });
  const { lastFour } = cause;
  return lastFour === null
    ? formatMessage(duesPhrases.anyCardFailed, { amount })
    : formatMessage(duesPhrases.cardFailed, { amount, lastFour });
}

/** What to do by when, and what follows otherwise. */
function wayOf(
  { cause, isRestricted, isFormer, isTooLittle }: Dues,
  date: string | null,
  { formatMessage }: IntlShape,
): string {
  if (isTooLittle) return formatMessage(duesTexts.tooLittle);
  if (isFormer) return formatMessage(duesTexts.former);
  if (isRestricted) return formatMessage(duesTexts.restricted);
  if (date === null) return formatMessage(duesTexts.clearSometime);
  if (cause.kind === 'noCard') return formatMessage(duesPhrases.renewedUntil, { date });
  return formatMessage(duesPhrases[cause.kind === 'pending' ? 'payBefore' : 'clearBefore'], { date });
}

const severityOf = ({ cause, isRestricted, isTooLittle }: Dues) => {
  if (isTooLittle) return 'info';
  return cause.kind === 'pending' && !isRestricted ? 'warning' : 'error';
};

/** Says what the team owes, by when and why, and leads to its payment. Nothing where it owes nothing. */
export function DuesNotice({ team, saved }: { team: PaidTeam; saved: SavedCards }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { billingDate } = useFormats();
  const { open } = useDialogAddress();
  const dues = duesOf(team, saved.cards);
  if (!dues) return null;
  // The card is named in its title: nothing is said twice where that comes a moment later.
  if (dues.cause.kind === 'chargeFailed' && saved.isLoading) {
    return <Skeleton variant="rounded" height={98} sx={{ mb: 2 }} />;
  }
  const { deadline, creditedCount } = dues;
  return (
    <Alert
      severity={severityOf(dues)}
      sx={{ ...NOTICE_WITH_WAYS, mb: 2 }}
      action={
        // Who pays by invoice pays that, and not by card.
        !dues.isTooLittle &&
        team.billing.paymentMethod !== 'INVOICE' && (
          <Button variant="contained" color="primary" size="small" onClick={() => open({ dialog: 'clear-dues' })}>
            {formatMessage(proTexts.clearDues)}
          </Button>
        )
      }
    >
      <AlertTitle>{titleOf(dues, intl)}</AlertTitle>
      {wayOf(dues, deadline && billingDate(deadline), intl)}
      {creditedCount > 0 && !dues.isRestricted && (
        <Typography variant="inherit" sx={{ mt: 0.5 }}>
          {formatMessage(duesPhrases.credited, { count: creditedCount })}
        </Typography>
      )}
    </Alert>
  );
}
