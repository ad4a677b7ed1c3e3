import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { isDealOpen } from './Agreed.tsx';
import type { PaidTeam, PlanBilling } from './planTypes.ts';
import { proTexts } from './proMessages.ts';

function Purchase() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink to={pathTo('payment')} variant="contained" color="primary" size="small">
      {formatMessage(proTexts.purchase)}
    </ButtonLink>
  );
}

/** More licences, where a team has fewer than people. */
export function MissingLicences({ billing: { seats } }: { billing: PlanBilling }) {
  if (!seats || seats.licencesCount >= seats.activeUsersCount) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Purchase />
    </Box>
  );
}

/**
 * More licences, once what was agreed with sales is paid, and who gets them: an elite team adds people, the others assign
 * licences to theirs.
 */
export function LicenceWays({ team }: { team: PaidTeam }) {
  const { formatMessage } = useIntl();
  const { billing, isProPlan } = team;
  const members = pathTo('members');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {!isDealOpen(team) && <Purchase />}
      {billing.isLiteUserRestricted ? (
        <ButtonLink to={members} size="small">
          {formatMessage(proTexts.addUsers)}
        </ButtonLink>
      ) : (
        <ButtonLink to={isProPlan ? `${members}?licence=lite` : members} size="small">
          {formatMessage(proTexts.assign)}
        </ButtonLink>
      )}
    </Box>
  );
}
