import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageHeading, useSectionTitle } from './pageTitle.ts';

it('names the page by its heading, and by that of a notice while one stands over it', () => {
  const section = renderHook(({ name }) => useSectionTitle(name), { initialProps: { name: 'Enterprise' } });
  expect(document.title).toBe('Enterprise · Muster');
  const page = renderHook(() => usePageHeading('Create a custom field'));
  expect(document.title).toBe('Create a custom field · Enterprise · Muster');
  const notice = renderHook(() => usePageHeading('This page needs a wider window'));
  expect(document.title).toBe('This page needs a wider window · Enterprise · Muster');
  notice.unmount();
  expect(document.title).toBe('Create a custom field · Enterprise · Muster');
  page.unmount();
  section.rerender({ name: 'Members' });
  const named = renderHook(() => usePageHeading('Members'));
  expect(document.title).toBe('Members · Muster');
  named.unmount();
});
