import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { useFileDrop } from './useFileDrop.ts';

const picture = new File(['png'], 'image.png');

const open = async () => {
  const taken = vi.fn<(file: File) => void>();
  function Page() {
    useFileDrop(taken);
    return <input aria-label="Name" />;
  }
  await renderPiece(<Page />);
  /** Pastes, and answers whether the browser does with it what it does by itself. */
  const paste = (target: Element, types: readonly string[]) => {
    const event = createEvent.paste(target);
    Object.defineProperty(event, 'clipboardData', { value: { types, files: [picture] } });
    return fireEvent(target, event);
  };
  return { taken, paste, field: screen.getByRole('textbox', { name: 'Name' }) };
};

it('takes a picture that is pasted, also while a field has the focus', async () => {
  const { taken, paste, field } = await open();
  expect([paste(document.body, ['Files']), paste(field, ['Files'])]).toEqual([false, false]);
  expect(taken.mock.calls).toEqual([[picture], [picture]]);
});

it('leaves text to the field into which it is pasted, though a picture of it is on the clipboard as well', async () => {
  const { taken, paste, field } = await open();
  expect(paste(field, ['text/plain', 'text/html', 'Files'])).toBe(true);
  expect(taken).not.toHaveBeenCalled();
  expect(paste(document.body, ['text/plain', 'text/html', 'Files'])).toBe(false);
  expect(taken).toHaveBeenCalledTimes(1);
});
