import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { appMessages } from '../messages.ts';
import { isMissingChunk } from './missingChunk.ts';

/** Stands in place of a page that broke; the shell around it goes on. */
export function PageFailed() {
  const { formatMessage } = useIntl();
  const isOutdated = isMissingChunk(useRouteError());
  return (
    <ErrorState
      title={formatMessage(appMessages.pageFailed)}
      text={isOutdated ? formatMessage(appMessages.newVersion) : formatMessage(appMessages.pageFailedText)}
      onRetry={() => window.location.reload()}
    />
  );
}
