import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { PATHS } from '../../../lib/paths.ts';
import { planGate } from '../../../testing/gatewayPieces.ts';
import { featureOfWord, featureWords, upgradePath } from '../paywall/planFeatures.ts';
import { SUBJECTS, subjectIn } from '../plan/PaywallNotice.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { featureNames } from '../planMessages.ts';
import type { PlanTeam } from './planState.ts';

const sources = join(import.meta.dirname, '../../..');

/** The features as the schema has them. */
const FEATURES = (() => {
  const schema = readFileSync(join(sources, '../../schema/team.graphql'), 'utf8');
  const values = /enum PlanFeature \{([^}]+)\}/.exec(schema)?.[1] ?? '';
  return values.match(/^ {2}[A-Z_]+$/gm)?.map((value) => value.trim()) ?? [];
})();

const isKnown = (feature: string): feature is PlanFeature => Object.hasOwn(featureWords, feature);

/** Met in the chat alone; the console tells of it on the plan's page. */
const OF_THE_CHAT = ['GROUP_VIDEO'];

/** What the console's other domains read or ask of the plan. */
const read = globSync('domains/**/*.{ts,tsx,graphql}', { cwd: sources })
  .filter((file) => !/^domains.billing|\.(?:test|fixture)\./.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

afterEach(cleanup);

describe('every feature that a plan limits', () => {
  it('is known here', () => {
    expect(FEATURES.length).toBeGreaterThan(10);
    expect(Object.keys(featureWords).toSorted()).toEqual(FEATURES.toSorted());
  });

  it.each(FEATURES.filter(isKnown))('has a word, a home, its texts, and is met: %s', (feature) => {
    const word = featureWords[feature];
    expect(word).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(featureOfWord(word)).toBe(feature);
    expect(subjectIn(new URLSearchParams(upgradePath(feature).split('?')[1]))).toBe(feature);
    const { home, limited, open } = SUBJECTS[feature];
    const path = home.split('?')[0] ?? '';
    expect(Object.values(PATHS).some((pattern) => matchPath(pattern, path))).toBe(true);
    expect(new Set([limited.id, open.id, featureNames[feature].id]).size).toBe(3);
    const isMet = new RegExp(`usePlanGate\\('${feature}'\\)|feature: ${feature}\\b|feature="${feature}"`).test(read);
    expect(isMet).toBe(!OF_THE_CHAT.includes(feature));
  });

  it('has words, texts and homes of its own', () => {
    const known = FEATURES.filter(isKnown);
    expect(new Set(Object.values(featureWords)).size).toBe(FEATURES.length);
    expect(new Set(known.map((feature) => SUBJECTS[feature].limited.id)).size).toBe(FEATURES.length);
    expect([featureOfWord('what'), featureOfWord(''), featureOfWord(null), featureOfWord('toString')]).toEqual([
      ...[null, null, null, null],
    ]);
  });
});

const GIB = 1024 ** 3;

describe('what PRO gives', () => {
  const team = (gate: (feature: PlanFeature) => object | null, more: object = {}) =>
    ({
      ...{ id: 'team-1', plan: 'FREE', isProPlan: false, isProPlanInitialized: false, paywallMode: 'NONE' },
      ...Object.fromEntries(
        FEATURES.filter(isKnown).map((feature) => [
          feature.toLowerCase().replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
          gate(feature),
        ]),
      ),
      billing: null,
      ...more,
    }) as unknown as PlanTeam;

  const rows = (shown: PlanTeam, asked: PlanFeature | null = null) => {
    render(
      <IntlProvider locale="en-US" onError={() => undefined}>
        <PlanComparison team={shown} asked={asked} />
      </IntlProvider>,
    );
    const cells = (row: HTMLElement) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent);
    return new Map(
      screen.getAllByRole('row').map((row) => [within(row).queryByRole('rowheader')?.textContent ?? '', cells(row)]),
    );
  };

  it('is told of each feature; how many channels there are, where that is limited alone', () => {
    const soft: Partial<Record<PlanFeature, [number | null, number]>> = {
      ...{ ADMINS: [1, 1], GUESTS: [0, 0], APPROVED_DOMAINS: [1, 0], GROUP_VIDEO: [0, 3] },
      ...{ PUBLIC_CHANNELS: [10, 11], PRIVATE_CHANNELS: [0, 1], ANNOUNCEMENT_CHANNELS: [0, 2] },
    };
    const shown = rows(
      team((feature) => planGate(feature, ...(soft[feature] ?? [0, 0]))),
      'PRIVATE_CHANNELS',
    );
    expect(screen.getByText('You came here for: Private channels')).toBeTruthy();
    expect(shown.get('Public channels')).toEqual(['10', 'Any number', '11']);
    expect(shown.get('Private channels')).toEqual(['None', 'Any number', '1']);
    expect(shown.get('Video calls with more than two people')).toEqual(['Not included', 'Included', '3']);
    expect(shown.get('Announcement channels')).toEqual(['Not included', 'Included', 'In use']);
    expect(shown.get('Auto-join channels')).toEqual(['Not included', 'Included', 'Not in use']);
    expect(shown.get('Managing channels by a file')).toEqual([
      ...['Not included', 'With the Enterprise plan', 'Not included'],
    ]);
    expect(shown.size).toBe(1 + 2 + FEATURES.length + 1);
  });

  it.each([
    [
      'under the soft paywall',
      { paywallMode: 'SOFT' },
      { messages: { used: 8_400, limit: 10_000 }, storage: { used: 4.6 * GIB, limit: 5 * GIB } },
      [
        ['The latest 10,000', 'All of them', '8,400'],
        ['5 GB', '10 GB for each person with a license', '4.6 GB'],
      ],
    ],
    [
      'while a trial runs',
      {},
      { messages: { used: 12_000, limit: null }, storage: { used: GIB, limit: null } },
      [
        ['The latest 10,000', 'All of them', '12,000'],
        ['10 GB', '10 GB for each person with a license', '1 GB'],
      ],
    ],
    [
      'where it could not be read',
      { paywallMode: 'SOFT' },
      null,
      [
        ['The latest 10,000', 'All of them', '–'],
        ['5 GB', '10 GB for each person with a license', '–'],
      ],
    ],
  ])('is told of messages and files, %s', (_when, more, usage, told) => {
    const shown = rows(team((feature) => planGate(feature, null, 0), { ...more, usage }));
    expect([shown.get('Messages that can be searched'), shown.get('File storage')]).toEqual(told);
  });

  it('leaves out the number of channels where nothing limits it, and says what could not be read', () => {
    const shown = rows(team((feature) => (feature === 'GUESTS' ? null : planGate(feature, null, 2))));
    expect([...shown.keys()].filter((name) => /^(?:Public|Private)/.test(name))).toEqual([]);
    expect(shown.get('Guests')).toEqual(['1', 'Any number', '–']);
    expect(shown.get('Managing channels by a file')?.[2]).toBe('Included');
  });
});
