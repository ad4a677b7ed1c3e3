import { useIntl } from 'react-intl';
import type { Failure } from '../../lib/graphql/failure.ts';
import { uiMessages } from '../../ui/messages.ts';
import { appMessages } from '../messages.ts';
import { FullPageNotice } from './FullPageNotice.tsx';

/** The signed-in person's profile could not be loaded: there is nothing to show but why. */
export function StartUpFailed({ failure }: { failure: Failure | null }) {
  const { formatMessage } = useIntl();
  return (
    <FullPageNotice
      title={formatMessage(appMessages.startUpFailed)}
      text={failure?.message ?? formatMessage(uiMessages.errorText)}
      requestId={failure?.requestId ?? null}
    />
  );
}
