import { useIntl } from 'react-intl';
import { isMissingChunk } from '../../lib/scheduling/missingChunk.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { settingsTexts } from './settingsMessages.ts';

/** Stands in place of a panel that broke, or whose code did not come; the other settings stand. */
export function PanelFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      compact
      title={formatMessage(settingsTexts.panelFailed)}
      text={formatMessage(isMissingChunk(error) ? uiMessages.pieceMissing : settingsTexts.panelFailedText)}
      onRetry={onRetry}
    />
  );
}
