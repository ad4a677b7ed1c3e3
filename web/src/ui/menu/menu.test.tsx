import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { click, press, strike } from '../../testing/hands.ts';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MenuPanel } from './MenuPanel.tsx';

const onChoose = vi.fn<(key: string) => void>();
const sizes = ['Small', 'Medium', 'Large'].map((label) => ({
  ...{ key: label, label, isChosen: label === 'Medium' },
  onChoose: () => onChoose(label),
}));

const open = async () => {
  onChoose.mockReset();
  await renderPiece(
    <MenuButton label="Size" icon="+">
      {(menu) => <MenuPanel {...menu} label="Sizes" head="Your size" entries={sizes} />}
    </MenuButton>,
  );
  await press('Size');
  return screen.findByRole('menu', { name: 'Sizes' });
};
const focused = () => document.activeElement?.textContent;
const button = () => screen.getByRole('button', { name: 'Size', hidden: true });

it('of lines that exclude each other begins with the one that holds, and its head is none of them', async () => {
  const menu = await open();
  const lines = screen.getAllByRole('menuitemradio');
  expect(lines.map((line) => [line.textContent, line.getAttribute('aria-checked')])).toEqual([
    ['Small', 'false'],
    ['Medium', 'true'],
    ['Large', 'false'],
  ]);
  await waitFor(() => expect(focused()).toBe('Medium'));
  await strike(menu, 'ArrowDown');
  await strike(menu, 'ArrowDown');
  expect(focused()).toBe('Small');
  await strike(menu, 'End');
  expect(focused()).toBe('Large');
  await strike(menu, 's');
  expect(focused()).toBe('Small');
});

it('closes on a choice, which it passes on, and gives the focus back', async () => {
  await open();
  await click(screen.getByRole('menuitemradio', { name: 'Large' }));
  expect(onChoose.mock.calls).toEqual([['Large']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

it.each(['Escape', 'Tab'])('closes on %s with nothing chosen, and gives the focus back', async (key) => {
  await strike(await open(), key);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
  expect(onChoose).not.toHaveBeenCalled();
});
