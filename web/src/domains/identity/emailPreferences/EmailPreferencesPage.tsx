import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useEmailPreferencesQuery } from '../../../generated/identity/emailPreferences/emailPreferences.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { preferenceTexts } from './emailPreferencesMessages.ts';
import { PreferencesForm, PreferencesSkeleton } from './PreferencesForm.tsx';

/** Which mails the viewer gets, for everybody. */
export default function EmailPreferencesPage() {
  const { formatMessage } = useIntl();
  const { data, previousData, loading, error, refetch } = useEmailPreferencesQuery({
    // A read that fails leaves the form that is there, with what was typed.
    errorPolicy: 'none',
    context: { errorInPlace: true },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const preferences = (data ?? previousData)?.viewer.emailPreferences;
  return (
    <Box sx={{ maxWidth: 760 }}>
      {preferences ? (
        <PreferencesForm saved={preferences.subscribedTopics} />
      ) : (
        <>
          <PageHeader
            title={formatMessage(preferenceTexts.title)}
            description={formatMessage(preferenceTexts.description)}
            action={loading && <Skeleton variant="rounded" width={160} height={34} />}
          />
          {loading ? (
            <PreferencesSkeleton />
          ) : (
            <ErrorState
              title={formatMessage(preferenceTexts.loadFailed)}
              requestId={failureOf(error)?.requestId}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
        </>
      )}
    </Box>
  );
}
