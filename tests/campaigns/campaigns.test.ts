// Every campaign, cut short. What depends on the machine's pace is measured here too, and judged by nobody. Those with a
// Redis run where the tests are run with servers, the others where they are run without.
import { expect, test } from 'vitest';
import { campaigns } from './all.ts';
import { readOptions } from './options.ts';
import { campaignReport } from './report.ts';

const hasServers = process.env['TEST_REDIS_URL'] !== undefined;

test.for(campaigns.filter(({ lacks }) => (lacks !== undefined) === hasServers))('$name', async (campaign) => {
  expect(campaign.lacks?.() ?? null).toBeNull();
  const findings = await campaign.run('short', () => undefined);
  expect(findings).not.toEqual([]);
  const missed = findings.filter(({ isMet, isTimed }) => !isMet && !isTimed);
  expect(missed, campaignReport(campaign, findings)).toEqual([]);
});

test('a report says of each goal what was found', () => {
  const finding = { goal: 'nothing is lost', target: '0', figure: '2', isMet: false, isTimed: false };
  const report = campaignReport({ title: 'Shutdown' }, [finding, { ...finding, figure: '0', isMet: true }]);
  expect(report.split('\n')).toEqual([
    'Shutdown',
    '',
    '  goal             target  figure',
    '  nothing is lost       0       2  NOT MET',
    '  nothing is lost       0       0  met',
  ]);
});

test('the command line names a campaign, and keeps no figures of a short run', () => {
  expect(readOptions(['--only', 'faults', '--short'], ['faults'])).toEqual({
    length: 'short',
    only: 'faults',
    json: false,
    record: false,
  });
  expect(() => readOptions(['--only', 'all'], ['faults'])).toThrow('--only takes one of faults');
  expect(() => readOptions(['--short', '--record'], [])).toThrow('not with --short');
});
