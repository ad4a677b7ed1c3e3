import { useIntl } from 'react-intl';
import { appMessages } from '../messages.ts';
import { FullPageNotice } from './FullPageNotice.tsx';

/** Says that the console broke, and how to go on. */
export function WholeFailed() {
  const { formatMessage } = useIntl();
  return (
    <FullPageNotice title={formatMessage(appMessages.wholeFailed)} text={formatMessage(appMessages.wholeFailedText)} />
  );
}
