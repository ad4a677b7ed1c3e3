import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';

/** A button of the top bar with its menu. The focus returns to the button when the menu closes. */
export function BarMenu({
  label,
  icon,
  children,
}: {
  label: string;
  icon: ReactNode;
  /** The menu's items; they are given the way to close it. */
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const open = anchor !== null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // The menu hangs outside of the page's landmarks: it is one itself, so that nothing is found nowhere.
          root: { role: 'region', 'aria-label': label },
          paper: { sx: { mt: 0.75, minWidth: 220 } },
          list: { 'aria-label': label },
        }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
