import Drawer from '@mui/material/Drawer';
import { useIntl } from 'react-intl';
import { LookMenus } from './LookMenus.tsx';
import { shellMessages } from './messages.ts';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar on narrow windows: over the page, until something is chosen. */
export default function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': formatMessage(shellMessages.navigation), sx: { width: 284 } } }}
    >
      <Sidebar collapsed={false} onChoose={onClose} menus={<LookMenus />} />
    </Drawer>
  );
}
