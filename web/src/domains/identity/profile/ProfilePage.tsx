import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useOwnProfileQuery } from '../../../generated/identity/profile/ownProfile.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
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
  <Paper variant="outlined" aria-hidden sx={{ px: 2.5, py: 2, mb: '58px' }}>
    <Skeleton variant="rounded" width={120} height={20} sx={{ mb: 2 }} />
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {[60, 84, 84].map((height, place) => (
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </Box>
  </Paper>
);

/** One's own profile: photo, name, phone, language, and the team's own fields. For everybody. */
export default function ProfilePage() {
  const { formatMessage } = useIntl();
  const { data, previousData, loading, error, refetch } = useOwnProfileQuery({
    // A read that fails leaves the form that is there, with what was typed.
    errorPolicy: 'none',
    context: { errorInPlace: true },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewer = (data ?? previousData)?.viewer;
  const readAgain = () =>
    refetch().then(
      ({ data: read }) => Boolean(read?.viewer),
      () => false,
    );
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={formatMessage(profileTexts.title)} description={formatMessage(profileTexts.description)} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PhotoSection />
        {viewer ? (
          <DetailsForm saved={viewer} readAgain={readAgain} />
        ) : loading ? (
          <DetailsSkeleton />
        ) : (
          <Paper variant="outlined">
            <ErrorState
              compact
              title={formatMessage(profileTexts.unread)}
              requestId={failureOf(error)?.requestId}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          </Paper>
        )}
        <LanguageSection />
        {/* Guests have no fields: nothing of them is fetched. */}
        {viewer && viewer.role !== 'GUEST' && (
          <Suspense fallback={null}>
            <OwnFieldsSection />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
