import { useIntl } from 'react-intl';
import type { Failure } from '../../lib/graphql/failure.ts';
import { failureWords } from '../../ui/failureWords.ts';
import { appMessages } from '../messages.ts';
import { FullPageNotice } from './FullPageNotice.tsx';

/** The signed-in person's profile could not be loaded: there is nothing to show but why. */
export function StartUpFailed({ failure }: { failure: Failure | null }) {
  const { formatMessage } = useIntl();
  const { text, values } = failureWords(failure);
  return (
    <FullPageNotice
      title={formatMessage(appMessages.startUpFailed)}
      text={formatMessage(text, values)}
      requestId={failure?.requestId ?? null}
    />
  );
}
