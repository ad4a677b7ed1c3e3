import { useIntl } from 'react-intl';
import { isMissingChunk } from '../../lib/scheduling/missingChunk.ts';
import { uiMessages } from '../../ui/messages.ts';
import { appMessages } from '../messages.ts';
import { FullPageNotice } from './FullPageNotice.tsx';

/** Says that the console broke, and how to go on. */
export function WholeFailed({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  return (
    <FullPageNotice
      title={formatMessage(appMessages.wholeFailed)}
      text={formatMessage(isMissingChunk(error) ? uiMessages.pieceMissing : appMessages.wholeFailedText)}
    />
  );
}
