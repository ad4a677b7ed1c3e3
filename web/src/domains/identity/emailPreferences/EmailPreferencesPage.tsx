import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useEmailPreferencesQuery } from '../../../generated/identity/emailPreferences/emailPreferences.ts';
import { READ_WHOLE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { preferenceTexts } from './emailPreferencesMessages.ts';
import { PreferencesForm, PreferencesSkeleton } from './PreferencesForm.tsx';

/** Which mails the viewer gets, for everybody. */
export default function EmailPreferencesPage() {
  const { formatMessage } = useIntl();
  const { known, isLoading, requestId, readAgain } = useKnown(useEmailPreferencesQuery(READ_WHOLE), (data) => data);
  const preferences = known?.viewer.emailPreferences;
  return (
    <>
      {preferences ? (
        <PreferencesForm saved={preferences.subscribedTopics} />
      ) : (
        <>
          <PageHeader
            title={formatMessage(preferenceTexts.title)}
            description={formatMessage(preferenceTexts.description)}
            action={isLoading && <Skeleton variant="rounded" width={160} height={34} />}
          />
          {isLoading ? (
            <PreferencesSkeleton />
          ) : (
            <ErrorState
              title={formatMessage(preferenceTexts.loadFailed)}
              requestId={requestId}
              onRetry={() => void readAgain()}
            />
          )}
        </>
      )}
    </>
  );
}
