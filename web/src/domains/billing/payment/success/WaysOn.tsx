import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/AppLink.tsx';
import { SUBJECTS, subjectIn } from '../../plan/PaywallNotice.tsx';
import { proTexts } from '../../pro/proMessages.ts';
import { type Purchase, type PurchaseBilling, leavesLicences } from './purchased.ts';
import { successTexts } from './successMessages.ts';

/** Where to go from here: to what led to the purchase, to whoever gets licences, to the team, or to the console. */
export function WaysOn({
  purchase,
  billing,
  chatUrl,
}: {
  purchase: Purchase;
  billing: PurchaseBilling;
  /** Where the team chats; null where there is no chat. */
  chatUrl: string | null;
}) {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const subject = subjectIn(query);
  const members = pathTo('members');
  const offersAssignment = leavesLicences(purchase, billing) && !purchase.result?.isAutoAssigned;
  const isSold = purchase.purpose !== 'DUES';
  const hasFirst = subject !== null || offersAssignment;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {subject && (
        <ButtonLink to={SUBJECTS[subject].home} variant="contained" color="primary">
          {formatMessage(successTexts.toFeature)}
        </ButtonLink>
      )}
      {offersAssignment && (
        <ButtonLink
          to={`${members}?licence=lite`}
          variant={subject ? 'outlined' : 'contained'}
          color={subject ? 'secondary' : 'primary'}
        >
          {formatMessage(proTexts.assign)}
        </ButtonLink>
      )}
      {isSold && billing.isLiteUserRestricted && (
        <ButtonLink to={members} variant="outlined" color="secondary">
          {formatMessage(proTexts.addUsers)}
        </ButtonLink>
      )}
      {chatUrl !== null && (
        <Button href={chatUrl} target="_blank" rel="noopener noreferrer" variant="outlined" color="secondary">
          {formatMessage(successTexts.toTeam)}
        </Button>
      )}
      <ButtonLink
        to={pathTo('overview')}
        variant={hasFirst ? 'outlined' : 'contained'}
        color={hasFirst ? 'secondary' : 'primary'}
      >
        {formatMessage(successTexts.toPanel)}
      </ButtonLink>
    </Box>
  );
}
