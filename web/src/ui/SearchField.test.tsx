import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { SearchField } from './SearchField.tsx';

const open = async (value = '') => {
  const onSearch = vi.fn<(text: string) => void>();
  await renderPiece(<SearchField value={value} label="Search people" onSearch={onSearch} />);
  vi.useFakeTimers();
  return { onSearch, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' }) };
};

beforeEach(() => void vi.useRealTimers());
afterEach(() => void vi.useRealTimers());

describe('a search', () => {
  it('goes out once typing has rested for 300 ms', async () => {
    const { onSearch, field } = await open();
    fireEvent.change(field, { target: { value: 'an' } });
    act(() => void vi.advanceTimersByTime(299));
    fireEvent.change(field, { target: { value: ' ana ' } });
    act(() => void vi.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['ana']]);
  });

  it.each([
    ['on Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
    ['where the field is left', (field: HTMLElement) => fireEvent.blur(field)],
  ])('goes out at once %s, and not again later', async (_when, end) => {
    const { onSearch, field } = await open();
    fireEvent.change(field, { target: { value: 'ana' } });
    end(field);
    expect(onSearch.mock.calls).toEqual([['ana']]);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('does not go out where nothing was typed', async () => {
    const { onSearch, field } = await open('ana');
    fireEvent.blur(field);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('that the page shows late takes nothing from what was typed meanwhile', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    const page = { show: (_search: string): void => undefined };
    function Page() {
      const [value, setValue] = useState('');
      useEffect(() => void (page.show = setValue), []);
      return <SearchField value={value} label="Search people" onSearch={onSearch} />;
    }
    await renderPiece(<Page />);
    vi.useFakeTimers();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' });
    fireEvent.change(field, { target: { value: 'ad' } });
    act(() => void vi.advanceTimersByTime(300));
    fireEvent.change(field, { target: { value: 'admin@' } });
    act(() => page.show('ad'));
    expect(field.value).toBe('admin@');
    act(() => void vi.advanceTimersByTime(300));
    expect(onSearch.mock.calls).toEqual([['ad'], ['admin@']]);
    act(() => page.show('admin@'));
    // Back, which is nothing that was typed here.
    act(() => page.show('ad'));
    expect(field.value).toBe('ad');
    act(() => page.show(''));
    expect(field.value).toBe('');
  });

  it('is cleared by Escape, which a dialog around it is not told, and by its button', async () => {
    const told = vi.fn<(event: Event) => void>();
    document.body.addEventListener('keydown', told);
    const { onSearch, field } = await open('ana');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(told).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(told).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', told);
    fireEvent.change(field, { target: { value: 'bo' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field.value).toBe('');
  });
});
