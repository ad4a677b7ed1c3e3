import { describe, expect, it } from 'vitest';
import { pageConfig, startUpOf } from '../console.fixture.ts';
import { outsideLinks } from './outsideLinks.ts';

const { viewer } = startUpOf();
const linksOf = (config: Partial<typeof pageConfig>, who = viewer) =>
  outsideLinks({ ...pageConfig, helpUrl: null, feedbackUrl: null, ...config }, who).map(({ key, href }) => [key, href]);
const helpUrl = 'https://help.example/start?from=console';

describe('the ways out of the console', () => {
  it('tell the support site who asks, and keep what the address says already', () => {
    expect(linksOf({ helpUrl })).toEqual([
      ['help', 'https://help.example/start?from=console&name=Gus+Cartwright&email=admin%40orbit.example&guid=guid-1'],
    ]);
  });

  it('lead to the feedback site by way of the gateway, whatever its address', () => {
    expect(linksOf({ feedbackUrl: 'https://ideas.example/board' })).toEqual([['feedback', '/feedback']]);
  });

  it.each(['ADMIN', 'MEMBER', 'GUEST'] as const)('are there for a viewer who is %s', (role) => {
    const links = linksOf({ helpUrl, feedbackUrl: 'https://ideas.example' }, { ...viewer, role });
    expect(links.map(([key]) => key)).toEqual(['help', 'feedback']);
  });

  it('are not there where no address is configured', () => {
    expect(linksOf({})).toEqual([]);
  });
});
