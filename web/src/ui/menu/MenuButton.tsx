import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useState } from 'react';
import { OnDemand } from '../OnDemand.tsx';
import { Tip } from '../Tip.tsx';

/** What a menu needs of the button that it hangs from. */
export interface MenuAnchor {
  readonly id: string;
  /** Null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/**
 * A button with a menu that is fetched when it is first opened. The focus returns to the button when the menu closes.
 */
export function MenuButton({
  label,
  icon,
  size = 'small',
  tabIndex = 0,
  hasTip = false,
  onWarm,
  children,
}: {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  tabIndex?: number;
  /** Whether those who point at it are shown its name. */
  hasTip?: boolean;
  /** Called when the menu may soon be wanted: fetch its code. */
  onWarm?: () => void;
  /** The menu; it may suspend. */
  children: (menu: MenuAnchor) => ReactNode;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = anchor !== null;
  const forget = () => {
    setAnchor(null);
    setWasOpened(false);
  };
  const button = (
    <IconButton
      size={size}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': id } : {})}
      tabIndex={tabIndex}
      onPointerEnter={onWarm}
      onFocus={onWarm}
      onClick={(event) => {
        // Not every browser focuses what is pressed, and the focus comes back to where it was.
        event.currentTarget.focus();
        setAnchor(event.currentTarget);
        setWasOpened(true);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      {hasTip ? <Tip title={label}>{button}</Tip> : button}
      {wasOpened && <OnDemand onFailed={forget}>{children({ id, anchor, onClose: () => setAnchor(null) })}</OnDemand>}
    </>
  );
}
