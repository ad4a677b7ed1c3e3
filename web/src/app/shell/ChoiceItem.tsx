import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui/icons.tsx';

/** One of several that exclude each other, in a menu. */
export function ChoiceItem({
  chosen,
  icon,
  children,
  ...item
}: Omit<MenuItemProps, 'selected' | 'role'> & { chosen: boolean; icon?: ReactNode }) {
  return (
    <MenuItem {...item} role="menuitemradio" aria-checked={chosen} selected={chosen}>
      {icon}
      <Box component="span" sx={{ flex: 1 }}>
        {children}
      </Box>
      <CheckIcon aria-hidden fontSize="small" sx={{ visibility: chosen ? 'visible' : 'hidden' }} />
    </MenuItem>
  );
}
