import IconButton from '@mui/material/IconButton';
import { type ReactNode, lazy, useId, useState } from 'react';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { warm } from '../../lib/scheduling/warm.ts';
import { Tip } from '../../ui/Tip.tsx';
import type { BarMenuItem } from './menuItem.ts';

// Menus are a third of the shell's weight, and most visits open none.
const loadPanel = () => import('./BarMenuPanel.tsx');
const BarMenuPanel = lazy(loadPanel);

/** A button of the top bar with its menu. The focus returns to the button when the menu closes. */
export function BarMenu({
  label,
  icon,
  head,
  items,
}: {
  label: string;
  icon: ReactNode;
  /** What stands above the lines, and is none of them. */
  head?: ReactNode;
  items: readonly BarMenuItem[];
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = anchor !== null;
  const forget = () => {
    setAnchor(null);
    setWasOpened(false);
  };
  return (
    <>
      <Tip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          onPointerEnter={() => warm(loadPanel)}
          onFocus={() => warm(loadPanel)}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWasOpened(true);
          }}
        >
          {icon}
        </IconButton>
      </Tip>
      {wasOpened && (
        <OnDemand onFailed={forget}>
          <BarMenuPanel
            id={id}
            label={label}
            anchor={anchor}
            head={head}
            items={items}
            onClose={() => setAnchor(null)}
          />
        </OnDemand>
      )}
    </>
  );
}
