import { expect, it } from 'vitest';
import { startUpOf } from '../console.fixture.ts';
import { helpLink } from './outsideLinks.ts';

const { viewer } = startUpOf();

it('tells the support site who asks, and keeps what the address says already', () => {
  expect(helpLink('https://help.example/start?from=console', viewer)).toBe(
    'https://help.example/start?from=console&name=Gus+Cartwright&email=admin%40orbit.example&guid=guid-1',
  );
});

it('is no link where no address, or none that can be read, is configured', () => {
  expect(helpLink(null, viewer)).toBeNull();
  expect(helpLink('not an address', viewer)).toBeNull();
});
