import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui/icons.tsx';
import type { BarMenuItem } from './menuItem.ts';

/** The menu of a button of the top bar; open while it has something to hang from. `head` stands above the lines. */
export default function BarMenuPanel({
  id,
  label,
  anchor,
  head,
  items,
  onClose,
}: {
  id: string;
  label: string;
  anchor: HTMLElement | null;
  head?: ReactNode;
  items: readonly BarMenuItem[];
  onClose: () => void;
}) {
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // The menu hangs outside of the page's landmarks: it is one itself, so that nothing is found nowhere.
        root: { role: 'region', 'aria-label': label },
        paper: { sx: { mt: 0.75, minWidth: 220 } },
        list: { 'aria-label': label },
      }}
    >
      {head && (
        <MenuItem
          disabled
          sx={{ display: 'block', whiteSpace: 'normal', maxWidth: 280, pb: 1.25, '&.Mui-disabled': { opacity: 1 } }}
        >
          {head}
        </MenuItem>
      )}
      {head && <Divider component="li" sx={{ my: 0.5 }} />}
      {items.map(({ key, label: text, icon, lang, chosen, onChoose }) => (
        <MenuItem
          key={key}
          lang={lang}
          selected={chosen ?? false}
          {...(chosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': chosen })}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {icon}
          <Box component="span" sx={{ flex: 1 }}>
            {text}
          </Box>
          {chosen !== undefined && (
            <CheckIcon aria-hidden fontSize="small" sx={{ visibility: chosen ? 'visible' : 'hidden' }} />
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
