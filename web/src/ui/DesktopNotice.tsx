import { useIntl } from 'react-intl';
import { EmptyState } from './EmptyState.tsx';
import { DesktopIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';

/** Stands in place of a page that narrow windows cannot show usefully. */
export function DesktopNotice() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isPage
      icon={<DesktopIcon />}
      title={formatMessage(uiMessages.desktopTitle)}
      text={formatMessage(uiMessages.desktopText)}
    />
  );
}
