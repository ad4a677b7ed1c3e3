import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../lib/durations.ts';
import { demoPeople } from './people.ts';
import { demoTeams } from './teams.ts';

/** A day in a short month, the end of a long one, and an ordinary one: the demo is as of whenever it is loaded. */
const instants = ['2024-02-29T23:59:59Z', '2026-03-31T00:00:00Z', '2026-11-23T09:00:00Z'].map((text) =>
  Date.parse(text),
);

describe.each(demoTeams)('what $domain has bought', (spec) => {
  test.each(instants)('fits whom it belongs to, and runs (%i)', (now) => {
    const { batches = [], ...bought } = spec.billing(now);
    const people = demoPeople(spec, { teamId: 'team', seed: 1, batches }, now);
    const licences = batches.flatMap(({ category, count }) => Array.from({ length: count }, () => category));
    for (const category of new Set(licences)) {
      const holders = people.filter((person) => person.licenceCategory === category).length;
      expect(holders).toBeLessThanOrEqual(licences.filter((one) => one === category).length);
    }
    for (const { startsAt, renewsAt, anchorAt, monthlyRate, category } of batches) {
      expect([startsAt, renewsAt, anchorAt].filter((day) => day % DAY_MS !== 0)).toEqual([]);
      // Nothing runs out while somebody looks at it.
      expect([startsAt <= now, renewsAt > now + 7 * DAY_MS]).toEqual([true, true]);
      const sold = bought.defaultLicenceCategory ?? bought.interval;
      if (category === sold) expect(monthlyRate).toBe(bought.monthlyRate);
    }
    expect(people.some(({ isLicensed }) => isLicensed) && licences.length === 0).toBe(false);
    if (bought.trialEndsAt !== undefined && bought.trialEndsAt !== null) {
      expect(bought).toMatchObject({ billingStartsAt: bought.trialEndsAt, trialEndPlan: 'pro' });
      expect([bought.trialEndsAt % DAY_MS, bought.trialEndsAt > now]).toEqual([0, true]);
    }
  });
});

test('Galaxy has licences of every category, each held by somebody', () => {
  const galaxy = demoTeams.find(({ domain }) => domain === 'galaxy.example');
  const { batches = [] } = galaxy?.billing(0) ?? {};
  const people = galaxy ? demoPeople(galaxy, { teamId: 'team', seed: 1, batches }, 0) : [];
  expect(new Set(people.map(({ licenceCategory }) => licenceCategory))).toEqual(
    new Set(['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL', null]),
  );
});
