import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import english from '../../../locales/en-us.json';
import chinese from '../../../locales/zh-cn.json';
import { useSentences } from './useSentences.ts';

it.each([
  ['en-US', english, 'First. Second.'],
  ['zh-CN', chinese, 'First.Second.'],
])('stand one behind the other as in %s', (locale, messages, whole) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(useSentences, { wrapper });
  expect(result.current(['First.', null, 'Second.'])).toBe(whole);
  expect(result.current([null])).toBe('');
});
