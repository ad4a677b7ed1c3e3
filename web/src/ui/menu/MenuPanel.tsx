import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons.tsx';
import type { MenuAnchor } from './MenuButton.tsx';

/** One line of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The language that the label is in, where it is not the interface's. */
  readonly lang?: string;
  /** For lines that exclude each other: whether this one holds. */
  readonly isChosen?: boolean;
  /** Why it cannot be chosen now: it stays in reach, so that everybody can read that. */
  readonly reason?: string | undefined;
  readonly isDanger?: boolean;
  /** Whether a line stands above it. */
  readonly startsGroup?: boolean;
  readonly onChoose: () => void;
}

function Line({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const { label, icon, lang, isChosen, reason, isDanger, onChoose } = entry;
  const isOff = reason !== undefined;
  return (
    <MenuItem
      lang={lang}
      selected={isChosen ?? false}
      {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen })}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (isOff) return;
        onClose();
        onChoose();
      }}
      sx={{
        color: isDanger && !isOff ? 'error.main' : undefined,
        ...(isOff && { cursor: 'default', color: 'text.secondary' }),
      }}
    >
      {icon}
      <Box sx={{ flex: 1, whiteSpace: 'normal' }}>
        {label}
        {isOff && <Box sx={{ typography: 'caption', color: 'text.secondary', maxWidth: 240 }}>{reason}</Box>}
      </Box>
      {isChosen !== undefined && (
        <CheckIcon aria-hidden fontSize="small" sx={{ visibility: isChosen ? 'visible' : 'hidden' }} />
      )}
    </MenuItem>
  );
}

/** A menu that hangs from a `MenuButton`: arrows, Home, End and letters move in it, Escape closes it. */
export function MenuPanel({
  id,
  anchor,
  onClose,
  label,
  head,
  entries,
  foot,
  side = 'right',
  gap = 4,
  minWidth = 200,
}: MenuAnchor & {
  /** The accessible name. */
  label: string;
  /** Stands above the lines, and is none of them. */
  head?: ReactNode;
  entries: readonly MenuEntry[];
  /** Stands below the menu and is no part of it: a setting, which Tab leads to. */
  foot?: ReactNode;
  /** Which edge of the button it keeps to. */
  side?: 'left' | 'right';
  /** How far below the button it begins, in px. */
  gap?: number;
  /** How wide it is at the least, in px. */
  minWidth?: number;
}) {
  const isOpen = anchor !== null;
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        // The menu hangs outside of the page's landmarks: it is one itself, so that nothing is found nowhere.
        root: { role: 'region', 'aria-label': label },
        // What stands below comes later, and must not widen the menu over the edge that it was placed at.
        paper: { sx: { mt: `${gap}px`, minWidth, ...(foot ? { width: 320 } : {}), maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <MenuList
        id={id}
        aria-label={label}
        autoFocusItem={isOpen}
        sx={{ p: 0.5 }}
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || foot) return;
          event.preventDefault();
          onClose();
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
        {entries.flatMap((entry) => [
          ...(entry.startsGroup ? [<Divider key={`${entry.key}-line`} component="li" sx={{ my: 0.5 }} />] : []),
          <Line key={entry.key} entry={entry} onClose={onClose} />,
        ])}
      </MenuList>
      {foot}
    </Popover>
  );
}
