import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useOwnProfileFieldsQuery } from '../../../generated/identity/profile/ownProfileFields.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProfileFieldsForm } from '../../field/dialogs/ProfileFieldsForm.tsx';
import { profileFieldsTexts } from '../../field/dialogs/profileFieldsMessages.ts';
import { enterprisePaths } from '../../field/fragments/enterprisePaths.ts';
import { useFieldPolicies } from '../../field/fragments/useFieldPolicies.ts';
import { UserGroupChips } from '../../userGroup/dialogs/UserGroupChips.tsx';
import { ownFieldsTexts } from './ownFieldsMessages.ts';

function Section({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ px: 2.5, py: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.25 }}>
        {formatMessage(profileFieldsTexts.label)}
      </Typography>
      {children}
    </Paper>
  );
}

/** Of a team without fields: an admin is told what they are for. */
function NoFields() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <Typography color="textSecondary" sx={{ mb: 0.75 }}>
        {formatMessage(ownFieldsTexts.none)}
      </Typography>
      <AppLink to={enterprisePaths.fields}>{formatMessage(ownFieldsTexts.setUp)}</AppLink>
    </Section>
  );
}

/**
 * One's own values of the team's custom fields, and the user groups that follow from them. Nothing for guests, who have no
 * fields, nor for members of a team without any.
 */
export function OwnFieldsSection() {
  const { formatMessage } = useIntl();
  useFieldPolicies();
  const { data, loading, error, refetch } = useOwnProfileFieldsQuery({
    ...READ_IN_PLACE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewer = useLastKnown(data?.viewer.profileFields ? data.viewer : null);
  const readAgain = () =>
    refetch().then(
      ({ data: read }) => Boolean(read?.viewer.profileFields),
      () => false,
    );
  if (!viewer?.profileFields) {
    if (loading || !error) return null;
    return (
      <Section>
        <ErrorState
          compact
          title={formatMessage(ownFieldsTexts.loadFailed)}
          requestId={failureOf(error)?.requestId}
          onRetry={() => void readAgain()}
        />
      </Section>
    );
  }
  const { id, role, profileFields, userGroups } = viewer;
  const isAdmin = role === 'ADMIN';
  if (profileFields.fields.length === 0) return isAdmin ? <NoFields /> : null;
  return (
    <Section>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {formatMessage(profileFieldsTexts.intro)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProfileFieldsForm
          read={profileFields}
          owner={{ memberId: null, viewerId: id }}
          isAdmin={isAdmin}
          isInPage
          readAgain={readAgain}
        />
        {userGroups && userGroups.length > 0 && (
          <UserGroupChips label={formatMessage(ownFieldsTexts.groups)} groups={userGroups} />
        )}
      </Box>
    </Section>
  );
}
