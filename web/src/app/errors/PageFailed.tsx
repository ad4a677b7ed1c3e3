import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { isMissingChunk } from '../../lib/scheduling/missingChunk.ts';
import { beginAfresh } from '../../lib/session/beginAfresh.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { appMessages } from '../messages.ts';

/** Stands in place of a page that broke; the shell around it goes on. */
export function PageFailed() {
  const { formatMessage } = useIntl();
  const isOutdated = isMissingChunk(useRouteError());
  return (
    <ErrorState
      title={formatMessage(appMessages.pageFailed)}
      text={isOutdated ? formatMessage(uiMessages.pieceMissing) : formatMessage(appMessages.pageFailedText)}
      onRetry={beginAfresh}
    />
  );
}
