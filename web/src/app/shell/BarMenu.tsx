import { type ReactNode, lazy } from 'react';
import { warm } from '../../lib/scheduling/warm.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/MenuPanel.tsx';

// Menus are a third of the shell's weight, and most visits open none.
const loadPanel = () => import('../../ui/menu/MenuPanel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

/** A button of the top bar with its menu. */
export function BarMenu({
  label,
  icon,
  head,
  entries,
}: {
  label: string;
  icon: ReactNode;
  /** What stands above the lines, and is none of them. */
  head?: ReactNode;
  entries: readonly MenuEntry[];
}) {
  return (
    <MenuButton label={label} icon={icon} size="medium" hasTip onWarm={() => warm(loadPanel)}>
      {(menu) => <MenuPanel {...menu} label={label} head={head} entries={entries} gap={6} minWidth={220} />}
    </MenuButton>
  );
}
