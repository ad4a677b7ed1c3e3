import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { EmptyState } from './EmptyState.tsx';
import { DesktopIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';

/**
 * Stands in place of a page that narrow windows cannot show well, until it is wanted all the same: whoever enlarges the text
 * to twice its size has a narrow window on any laptop.
 */
export function DesktopNotice({ onShow }: { onShow: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isPage
      icon={<DesktopIcon />}
      title={formatMessage(uiMessages.desktopTitle)}
      text={formatMessage(uiMessages.desktopText)}
      action={
        <Button
          onClick={({ currentTarget }) => {
            // The button goes with the notice: the focus stays where the page will be.
            currentTarget.closest('main')?.focus();
            onShow();
          }}
        >
          {formatMessage(uiMessages.desktopShow)}
        </Button>
      }
    />
  );
}
