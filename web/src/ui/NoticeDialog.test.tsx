import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { clickBeside, strike } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

const open = async (kind: Partial<ComponentProps<typeof NoticeDialog>>) => {
  const onClose = vi.fn<() => void>();
  await renderPiece(
    <NoticeDialog title="Licenses" {...kind} onClose={onClose}>
      2 people got none.
    </NoticeDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Licenses' });
  const describedBy = dialog.getAttribute('aria-describedby');
  return { dialog, onClose, description: describedBy && document.getElementById(describedBy)?.textContent };
};

it.each([
  ['a list or a form', {}, null],
  ['some sentences', { isText: true }, '2 people got none.'],
])('%s: a click beside it closes it', async (_what, kind, said) => {
  const { dialog, onClose, description } = await open(kind);
  expect(description).toBe(said);
  await clickBeside(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a report is read out with its title, and stays until it is closed', async () => {
  const { dialog, onClose, description } = await open({ isReport: true });
  expect(description).toBe('2 people got none.');
  await clickBeside(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await strike(dialog, 'Escape');
  expect(onClose).toHaveBeenCalledOnce();
});
