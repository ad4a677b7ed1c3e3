import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useOwnProfileFieldsQuery } from '../../../generated/identity/profile/ownProfileFields.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { isOffered } from '../../../lib/config/offered.ts';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProfileFieldsForm } from '../../field/profile/ProfileFieldsForm.tsx';
import { profileFieldsTexts } from '../../field/profile/profileFieldsMessages.ts';
import { useFieldPolicies } from '../../field/shared/useFieldPolicies.ts';
import { UserGroupChips } from '../../userGroup/shared/UserGroupChips.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { ownFieldsTexts } from './ownFieldsMessages.ts';

function Section({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return <SectionCard title={formatMessage(profileFieldsTexts.label)}>{children}</SectionCard>;
}

/** Of a team without fields: an admin is told what they are for. */
function NoFields() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <Typography color="textSecondary" sx={{ mb: 0.75 }}>
        {formatMessage(ownFieldsTexts.none)}
      </Typography>
      <AppLink to={pathTo('customFields')}>{formatMessage(ownFieldsTexts.setUp)}</AppLink>
    </Section>
  );
}

/**
 * One's own values of the team's custom fields, and the user groups that follow from them. Nothing for guests, who have no
 * fields, nor for members of a team without any.
 */
export function OwnFieldsSection() {
  return isOffered('field') ? <OfferedFields /> : null;
}

function OfferedFields() {
  const { formatMessage } = useIntl();
  useFieldPolicies();
  const {
    known: viewer,
    isLoading,
    failure,
    readAgain,
  } = useKnown(useOwnProfileFieldsQuery(READ_AFRESH), (data) => (data.viewer.profileFields ? data.viewer : null));
  if (!viewer?.profileFields) {
    if (isLoading || !failure) return null;
    return (
      <Section>
        <ErrorState
          compact
          title={formatMessage(ownFieldsTexts.loadFailed)}
          requestId={failure.requestId}
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
