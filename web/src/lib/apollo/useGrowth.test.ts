import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type PageAnswer, readOn, useGrowth } from './useGrowth.ts';

const at = (endCursor: string, hasNextPage = true) => ({ hasNextPage, endCursor });
const MISSING: PageAnswer = { end: null, error: undefined };

describe('reading a list on', () => {
  it('reads each page on from the end of the one before, and stops at the end of the list', async () => {
    const asked: [number, string][] = [];
    await readOn({ end: at('c800'), sizes: [300, 300, 200] }, async (first, after) => {
      asked.push([first, after]);
      return { end: at(`c${800 + 300 * asked.length}`, asked.length < 2), error: undefined };
    });
    expect(asked).toEqual([
      [300, 'c800'],
      [300, 'c1100'],
    ]);
  });

  it('asks for nothing at the end of the list, and for nothing more after a page that failed', async () => {
    const asked: number[] = [];
    const fetchPage = async (first: number) => {
      asked.push(first);
      return MISSING;
    };
    await readOn({ end: at('c50', false), sizes: [50] }, fetchPage);
    expect(asked).toEqual([]);
    await expect(readOn({ end: at('c800'), sizes: [300, 300] }, fetchPage)).rejects.toThrow('The page is missing');
    expect(asked).toEqual([300]);
  });
});

describe('a list that grows', () => {
  /** A list whose pages are answered by hand. */
  const open = () => {
    const answers: ((answer: PageAnswer) => void)[] = [];
    const list = { end: at('c50'), sizes: [50] };
    const fetchPage = () =>
      new Promise<PageAnswer>((resolve) => {
        answers.push(resolve);
      });
    const hook = renderHook(({ listKey }) => useGrowth(listKey, list, fetchPage), { initialProps: { listKey: 'a' } });
    return { ...hook, answers, loadMore: () => act(() => hook.result.current.loadMore()) };
  };

  it('is asked for a page once while that is on its way', async () => {
    const { result, answers, loadMore } = open();
    loadMore();
    loadMore();
    expect(result.current.isGrowing).toBe(true);
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.({ end: at('c100'), error: undefined }));
    expect(result.current).toMatchObject({ isGrowing: false, growthError: null });
  });

  it('says what failed until it is asked again', async () => {
    const { result, answers, loadMore } = open();
    loadMore();
    await act(async () => answers[0]?.({ end: null, error: new Error('down') }));
    expect(result.current).toMatchObject({ isGrowing: false, growthError: { message: 'down' } });
    loadMore();
    expect(result.current).toMatchObject({ isGrowing: true, growthError: null });
  });

  it('says nothing of the list before, whose page ends no growth of this one', async () => {
    const { result, answers, loadMore, rerender } = open();
    loadMore();
    rerender({ listKey: 'b' });
    expect(result.current.isGrowing).toBe(false);
    loadMore();
    await act(async () => answers[0]?.(MISSING));
    expect(result.current).toMatchObject({ isGrowing: true, growthError: null });
  });
});
