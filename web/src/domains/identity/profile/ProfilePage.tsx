import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { size } from '../../../lib/theme/tokens.ts';
import { useOwnProfileQuery } from '../../../generated/identity/profile/ownProfile.ts';
import { READ_WHOLE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { profileTexts } from './profileMessages.ts';

// Loaded beside the page, which does not wait for it: what the form is made of is much.
const OwnFieldsSection = lazyWithTexts('profileFields', async () => ({
  default: (await import('./OwnFieldsSection.tsx')).OwnFieldsSection,
}));

/** As high as the form is. */
const DetailsSkeleton = () => (
  <Paper variant="outlined" aria-hidden sx={{ px: 2.5, py: 2, minHeight: { xs: 545, sm: 402 } }}>
    <Skeleton variant="rounded" width={120} height={20} sx={{ mb: 2 }} />
    <Box sx={{ display: 'grid', gap: 2, maxWidth: size.fields }}>
      {[60, 84, 84].map((height, place) => (
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </Box>
  </Paper>
);

/** One's own profile: photo, name, phone, language, and the team's own fields. For everybody. */
export default function ProfilePage() {
  const { formatMessage } = useIntl();
  const {
    known: viewer,
    isLoading,
    requestId,
    readAgain,
  } = useKnown(useOwnProfileQuery(READ_WHOLE), (data) => data.viewer);
  return (
    <>
      <PageHeader title={formatMessage(profileTexts.title)} description={formatMessage(profileTexts.description)} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PhotoSection />
        {viewer ? (
          <DetailsForm saved={viewer} readAgain={readAgain} />
        ) : isLoading ? (
          <DetailsSkeleton />
        ) : (
          <Paper variant="outlined">
            <ErrorState
              compact
              title={formatMessage(profileTexts.unread)}
              requestId={requestId}
              onRetry={() => void readAgain()}
            />
          </Paper>
        )}
        <LanguageSection />
        {/* Guests have no fields: nothing of them is fetched. */}
        {viewer && viewer.role !== 'GUEST' && (
          <OnDemand>
            <OwnFieldsSection />
          </OnDemand>
        )}
      </Box>
    </>
  );
}
