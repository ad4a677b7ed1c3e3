import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { EditableText } from './EditableText.tsx';

const edit = async (onSave: (value: string) => Promise<string | null>) => {
  await renderPiece(<EditableText value="Orbit" label="Team name" onSave={onSave} />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Team name' }));
  const field = screen.getByRole('textbox', { name: 'Team name' });
  fireEvent.change(field, { target: { value: 'Apollo' } });
  return field;
};

describe('a text edited in place', () => {
  it('saves on Enter', async () => {
    const onSave = vi.fn<(value: string) => Promise<string | null>>(async () => null);
    const field = await edit(onSave);
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(onSave.mock.calls).toEqual([['Apollo']]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('saves when it is left', async () => {
    const onSave = vi.fn<(value: string) => Promise<string | null>>(async () => null);
    const field = await edit(onSave);
    await act(async () => fireEvent.blur(field));
    expect(onSave.mock.calls).toEqual([['Apollo']]);
  });

  it('restores the old value on Escape and by the cross', async () => {
    const onSave = vi.fn<(value: string) => Promise<string | null>>(async () => null);
    const field = await edit(onSave);
    await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
    expect(screen.getByText('Orbit')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Team name' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves nothing where nothing changed', async () => {
    const onSave = vi.fn<(value: string) => Promise<string | null>>(async () => null);
    const field = await edit(onSave);
    fireEvent.change(field, { target: { value: 'Orbit' } });
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps a refused value, with the reason below it', async () => {
    const field = await edit(async () => 'This name is taken');
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(screen.getByRole('alert').textContent).toBe('This name is taken');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Apollo');
  });
});
