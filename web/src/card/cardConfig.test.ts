import { expect, it, vi } from 'vitest';
import { readCardConfig } from './cardConfig.ts';

const SET = { providerUrl: 'https://cards.example', publicKey: 'pk_1' };
const pageWith = (settings: object) => {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.name = 'muster-config';
  meta.content = JSON.stringify(settings);
  page.head.append(meta);
  return page;
};

it('tells the server’s time from when the page was served', () => {
  vi.useFakeTimers({ now: Date.UTC(2024, 5, 15), toFake: ['Date'] });
  const { now, ...set } = readCardConfig(pageWith({ ...SET, serverTime: Date.UTC(2026, 0, 1) }), false);
  vi.setSystemTime(Date.UTC(2024, 5, 16));
  expect([set, new Date(now()).toISOString()]).toEqual([SET, '2026-01-02T00:00:00.000Z']);
  vi.useRealTimers();
});

it('goes nowhere by a guess', () => {
  expect(() => readCardConfig(pageWith(SET), false)).toThrow('without its settings');
  expect(readCardConfig(pageWith({}), true).providerUrl).toBe('http://localhost:4002');
});
