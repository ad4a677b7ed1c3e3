import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { browserReport } from './browser/browserReport.ts';
import { stepFigures } from './browser/figures.ts';
import { chunkOf, scriptsOfPage, staticImports, withImports } from './console/chunkGraph.ts';
import { queriesOf } from './gateway/consoleQueries.ts';
import { gatewayReport } from './gateway/gatewayReport.ts';
import { fromHive } from './gateway/hiveQuery.ts';
import { type Round, compareServers } from './gateway/compare.ts';
import type { Sample } from './gateway/measure.ts';
import { operations } from './gateway/operations.ts';
import { withRecord } from '../report/record.ts';
import { membershipReport, stepFiguresOf } from './membership/membershipReport.ts';
import { readOptions } from './lib/options.ts';
import { slope } from './soak/slope.ts';
import { heapCourse, soakReport } from './soak/soakReport.ts';
import { soakRequests } from './soak/soakRequests.ts';
import { uploadsReport } from './uploads/uploadsReport.ts';
import { median, medians, percentile } from '../report/statistics.ts';
import { figure, textTable } from '../report/textTable.ts';

describe('statistics', () => {
  it('takes the middle of an odd number of values, and the mean of the two middle ones of an even number', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 1, 2, 4])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('sorts by number, not by text, and leaves its input as it was', () => {
    const numbers = [100, 9, 20];
    expect(median(numbers)).toBe(20);
    expect(numbers).toEqual([100, 9, 20]);
  });

  it('gives the smallest value that the share does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('leaves a median undefined where one record does not know the figure', () => {
    const records = [
      { a: 1, b: 2 },
      { a: 3, b: undefined },
      { a: 2, b: 8 },
    ];
    expect(medians(records, ['a', 'b'])).toEqual({ a: 2, b: undefined });
  });
});

describe('comparison of servers', () => {
  const [operation] = operations;
  const sample = (perSecond: number, cpu: number, failed = 0): Sample => ({
    perSecond,
    cpu,
    failed,
    p50: 1,
    p99: 2,
    busy: 1,
    upstreamCalls: 1,
    memory: 100,
  });
  const round = (gateway: number, apollo: number): Round => ({
    gateway: sample(gateway, 0.25, 1),
    rest: sample(800, 0.1),
    apollo: sample(apollo, 1),
  });

  it('takes the median of the ratios within each round, so that a slow round does not count for one server alone', () => {
    if (!operation) throw new Error('No operation');
    const compared = compareServers(operation, [round(400, 100), round(40, 10), round(300, 100)]);
    const [gateway, rest, apollo] = compared.servers;
    expect(gateway).toMatchObject({ server: 'gateway', ratio: 4, cpuRatio: 4, perSecond: 300, failed: 3 });
    expect(rest).toMatchObject({ server: 'rest', ratio: 8, cpuRatio: 10 });
    expect(apollo).toMatchObject({ server: 'apollo', ratio: 1, cpuRatio: 1 });
  });

  it('tells of the servers that were measured, each by its name', () => {
    if (!operation) throw new Error('No operation');
    const compared = compareServers(operation, [{ ...round(400, 100), mercurius: sample(200, 0.5) }]);
    expect(compared.servers.map(({ server }) => server)).toEqual(['gateway', 'rest', 'apollo', 'mercurius']);
    expect(compared.servers.at(-1)).toMatchObject({ ratio: 2, cpuRatio: 2 });
    const report = gatewayReport({ pinned: true, rounds: 1, operations: [compared], consoleQueries: [] });
    expect(report).toMatch(/ {2}Mercurius +2\.00 +2\.00 /);
    expect(report).not.toContain('Yoga');
  });

  it('reads what Hive Gateway answers as what the others do', () => {
    const viewer = { guid: 'v', email: 'v@example', role: 'admin' };
    const profile = { email: 'm@example', name: { firstName: 'A', lastName: 'B' }, imageUri: null };
    const users = [{ guid: 'm', role: 'member', isLicensed: true, profile }];
    const data = { viewer, team: { name: 'T', url: 't', plan: 'pro' }, members: { total: 2, users } };
    const member = { guid: 'm', role: 'MEMBER', isLicensed: true, email: 'm@example', imageUrl: null };
    const members = {
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [{ ...member, name: { first: 'A', last: 'B' } }],
    };
    expect(fromHive(JSON.stringify({ data }))).toEqual({
      data: { viewer: { ...viewer, role: 'ADMIN', team: { name: 'T', url: 't', plan: 'PRO', members } } },
    });
    expect(fromHive('{"data":{"viewer":{"guid":"v"}}}')).toEqual({ data: { viewer: { guid: 'v' } } });
  });
});

describe("the console's queries", () => {
  it('leaves out mutations and fragments', () => {
    const fragment = 'fragment Whole on Viewer { id }';
    const queries = queriesOf({
      b: `query second { viewer { ...Whole } } ${fragment}`,
      m: 'mutation signOut { signOut { userErrors { code } } }',
      a: 'query first { viewer { id } }',
    });
    expect([...queries.keys()]).toEqual(['first', 'second']);
    expect(queries.get('second')).toContain(fragment);
  });
});

describe('chunk graph', () => {
  const scripts = new Map([
    ['assets/index-AAAAAAAA.js', 'import{a}from"./shared-BBBBBBBB.js";const later=()=>import("./Page-CCCCCCCC.js");'],
    ['assets/shared-BBBBBBBB.js', 'import"./index-AAAAAAAA.js";export const a=1;'],
    ['assets/Page-CCCCCCCC.js', 'export{a}from"./shared-BBBBBBBB.js";export*from"./deep-DDDDDDDD.js";'],
    ['assets/deep-DDDDDDDD.js', 'export const b="from \'./not-an-import.js\'";'],
    ['assets/SubPage-EEEEEEEE.js', 'export const c=1;'],
  ]);

  it('finds the module scripts and preloads of a page, and no style sheets or icons', () => {
    const html = `<link rel="icon" href="/icon.svg" /><link rel="stylesheet" href="/assets/a.css">
      <script type="module" crossorigin src="/assets/index-AAAAAAAA.js" nonce="n"></script>
      <link rel="modulepreload" crossorigin href="/assets/shared-BBBBBBBB.js">`;
    expect(scriptsOfPage(html)).toEqual(['assets/index-AAAAAAAA.js', 'assets/shared-BBBBBBBB.js']);
  });

  it('follows imports and re-exports, but neither what is loaded later nor what only looks like an import', () => {
    expect(staticImports('assets/a.js', scripts.get('assets/index-AAAAAAAA.js') ?? '')).toEqual([
      'assets/shared-BBBBBBBB.js',
    ]);
    expect([...withImports(scripts, ['assets/Page-CCCCCCCC.js'])].sort()).toEqual([
      'assets/Page-CCCCCCCC.js',
      'assets/deep-DDDDDDDD.js',
      'assets/index-AAAAAAAA.js',
      'assets/shared-BBBBBBBB.js',
    ]);
  });

  it('counts each script once, also where scripts import each other', () => {
    expect(withImports(scripts, ['assets/index-AAAAAAAA.js', 'assets/shared-BBBBBBBB.js']).size).toBe(2);
  });

  it("finds a module's chunk by its whole name", () => {
    expect(chunkOf(scripts, 'Page')).toBe('assets/Page-CCCCCCCC.js');
    expect(chunkOf(scripts, 'Gone')).toBeUndefined();
    expect(chunkOf(scripts, { name: 'Page', holding: 'not in it' })).toBeUndefined();
  });
});

describe('report', () => {
  it('aligns columns and shows a dash for what is not known', () => {
    const table = textTable(
      ['server', 'ops'],
      [
        ['a', figure(12.34, 1)],
        ['longer', figure(undefined)],
      ],
    );
    expect(table.split('\n')).toEqual(['  server   ops', '  a       12.3', '  longer     –']);
  });
});

describe('list in a browser', () => {
  it('sums up the long tasks of a step, also where there were none', () => {
    expect(stepFigures('open', [60, 80.5], 41_260_000)).toEqual({
      step: 'open',
      longTasks: 2,
      longestMs: 80.5,
      totalMs: 140.5,
      heapMb: 41.26,
    });
    expect(stepFigures('wait', [], 0)).toMatchObject({ longTasks: 0, longestMs: 0, totalMs: 0 });
  });

  it('reports each size by its steps', () => {
    const steps = [stepFigures('open', [60, 80.5], 41_260_000), stepFigures('jump', [], 9_000_000)];
    const report = browserReport({ chromium: '1.2', lists: [{ people: 6200, steps }] });
    expect(report.split('\n').slice(2)).toEqual([
      '6,200 people',
      '  step  tasks over 50 ms  longest ms  all of them ms  heap MB',
      '  open                 2          81             141     41.3',
      '  jump                 0           0               0      9.0',
    ]);
  });
});

describe('membership', () => {
  it('relates each call to the base within a round, and reports medians', () => {
    const rounds = [
      new Map([
        ['base', { ms: 10, people: 100 }],
        ['usage', { ms: 40, people: 7 }],
      ]),
      new Map([
        ['base', { ms: 100, people: 100 }],
        ['usage', { ms: 200, people: 7 }],
      ]),
      new Map([
        ['base', { ms: 10, people: 100 }],
        ['usage', { ms: 30, people: 7 }],
      ]),
    ];
    const steps = stepFiguresOf('base', rounds);
    expect(steps).toEqual([
      { call: 'base', people: 100, ms: 10, ratio: 1 },
      { call: 'usage', people: 7, ms: 40, ratio: 3 },
    ]);
    expect(membershipReport({ people: 50_000, userGroups: 50, rounds: 3, steps }).split('\n').slice(2)).toEqual([
      '  call   people  ms  ratio',
      '  base      100  10   1.00',
      '  usage       7  40   3.00',
    ]);
  });
});

describe('uploads', () => {
  it('relates each way to copying within a round, and tells by how much memory grew', () => {
    const round = (copied: number, plainly: number, inParts: number) => ({
      'copied by one process': copied,
      'put to a plain server': plainly,
      'sent in parts through the gateway': inParts,
    });
    const rounds = [round(1_000, 2_000, 4_000), round(10_000, 10_000, 30_000), round(1_000, 3_000, 6_000)];
    const memory = [
      { process: 'gateway', idle: 100, peak: 130 },
      { process: 'upstream', idle: undefined, peak: undefined },
    ];
    expect(uploadsReport({ bytes: 2 * 1024 ** 3, rounds, memory }).split('\n')).toEqual([
      'An archive of 2048 MB; medians of 3 rounds, ratio to copying = 1',
      '',
      '  way                                seconds  MB/s  ratio',
      '  copied by one process                  1.0  2048   1.00',
      '  put to a plain server                  3.0   683   2.00',
      '  sent in parts through the gateway      6.0   341   4.00',
      '',
      'Resident memory while it is sent, in MB',
      '',
      '  process   idle  peak  more',
      '  gateway    100   130    30',
      '  upstream     –     –     –',
    ]);
  });
});

describe('soak', () => {
  const requestAt = soakRequests(['query one { viewer { id } }', 'query two { viewer { id } }'], { first: 1 });
  const asked = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => requestAt(from + index));

  it('asks the same in every run', () => {
    const again = soakRequests(['query one { viewer { id } }', 'query two { viewer { id } }'], { first: 1 });
    expect(asked(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => again(index)));
  });

  it('brings a person who was not there before with every second request, and documents that nobody sent before', () => {
    const requests = asked(0, 2_000);
    const people = new Set(requests.flatMap(({ headers }) => headers['authorization'] ?? []));
    expect(people.size).toBe(1_000);
    const own = requests.filter(({ body }) => body.includes('query soak'));
    expect(own.length).toBe(200);
    expect(new Set(own.map(({ body }) => body)).size).toBe(100);
  });

  it('asks what is to be refused, too', () => {
    const refused = asked(0, 20).filter(({ isGood }) => !isGood);
    expect(refused.map(({ headers }) => 'authorization' in headers)).toEqual([false, true]);
    expect(refused.at(-1)?.body).toContain('nothingOfTheSort');
  });

  const point = (requests: number, heap: number) => ({
    ...{ requests, heap, outside: 1, resident: 200, perSecond: 1_000, failed: 0 },
  });

  it('judges the heap from where it has settled', () => {
    const filling = point(100_000, 50);
    const course = heapCourse([filling, point(200_000, 100), point(600_000, 103), point(1_000_000, 104)]);
    expect(course).toMatchObject({ from: 200_000, to: 1_000_000, growth: 1.04, isFlat: true });
    expect(course.slope).toBeCloseTo(0.5);
    expect(heapCourse([filling, point(200_000, 100), point(1_000_000, 106)]).isFlat).toBe(false);
  });

  it('does not judge what is too short to tell', () => {
    const long = soakReport({ points: [point(200_000, 100), point(1_000_000, 120)] });
    expect(long).toContain(
      'Heap after 1,000,000 requests: 120.0 % of that after 200,000; 2.50 MB per 100,000 requests',
    );
    expect(long).toContain('Flat (at most 105.0 %): NO');
    expect(soakReport({ points: [point(4_000, 100), point(20_000, 120)] })).toContain('do not tell');
  });

  it('finds the slope of points, whatever their height', () => {
    const points = [1, 2, 3].map((x) => ({ x, y: 7 - 2 * x }));
    expect(slope(points)).toBeCloseTo(-2);
    expect(slope([{ x: 1, y: 1 }])).toBeNaN();
  });
});

describe('record', () => {
  const document = 'a\n<!-- measured: one -->old<!-- end -->\n<!-- measured: two -->kept<!-- end -->';

  it('replaces what stands at its own place only', () => {
    expect(withRecord(document, 'one', 'new $1')).toBe(
      'a\n<!-- measured: one -->\n\n```text\nnew $1\n```\n\n<!-- end -->\n<!-- measured: two -->kept<!-- end -->',
    );
  });

  it('refuses a document without that place', () => {
    expect(() => withRecord(document, 'three', 'x')).toThrow('no place for the measured three');
  });
});

describe('options', () => {
  it('measures everything at length unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({
      json: false,
      gateway: true,
      console: true,
      browser: true,
      effort: { rounds: 5 },
      browserEffort: { largeTeam: 50_000, scrollSeconds: 8 },
      membership: true,
      membershipEffort: { rounds: 5, callsPerRound: 5, largeTeam: 50_000 },
      memberFiles: true,
      memberFilesEffort: { rows: 100_000, rounds: 5 },
      uploads: true,
      uploadsEffort: { bytes: 2 * 1024 ** 3, rounds: 5 },
      soak: true,
      soakEffort: { requests: 1_000_000 },
      peers: true,
    });
    expect(readOptions(['--quick', '--json', '--only', 'gateway', '--rounds', '2'])).toMatchObject({
      json: true,
      gateway: true,
      console: false,
      browser: false,
      membership: false,
      membershipEffort: { rounds: 2, largeTeam: undefined },
      effort: { rounds: 2, saturationSeconds: 1 },
    });
  });

  it('compares with other servers unless it is to be quick, or as it is told', () => {
    expect(readOptions(['--no-peers']).peers).toBe(false);
    expect(readOptions(['--quick']).peers).toBe(false);
    expect(readOptions(['--quick', '--peers']).peers).toBe(true);
  });

  it('measures for as long as it is told', () => {
    expect(readOptions(['--seconds', '0.5']).effort).toEqual({
      ...{ rounds: 5, warmUpSeconds: 0.5, saturationSeconds: 0.5, halfLoadSeconds: 0.5 },
    });
  });

  it('traces one list in a browser where it is to be quick', () => {
    expect(readOptions(['--only', 'browser', '--quick'])).toMatchObject({
      gateway: false,
      console: false,
      browser: true,
      browserEffort: { largeTeam: undefined, scrollSeconds: 2 },
    });
  });

  it.each([
    { args: ['--only', 'all'], because: '--only takes' },
    { args: ['--rounds', '0'], because: '--rounds takes' },
    { args: ['--rounds', 'x'], because: '--rounds takes' },
    { args: ['--seconds', '0'], because: '--seconds takes' },
    { args: ['--fast'], because: '--fast' },
    { args: ['--record', '--quick'], because: 'not with --quick' },
  ])('refuses $args', ({ args, because }) => {
    expect(() => readOptions(args)).toThrow(because);
  });
});

describe('a command line that cannot be read', () => {
  it.each(['scripts/bench.ts', 'tests/bench/main.ts', 'tests/campaigns/main.ts'])(
    'ends %s with a line of why, and 2',
    (script) => {
      const root = fileURLToPath(new URL('../..', import.meta.url));
      const { status, stderr, stdout } = spawnSync(process.execPath, [script, '--only', 'nothing'], { cwd: root });
      expect([status, String(stdout)]).toEqual([2, '']);
      expect(String(stderr)).toMatch(/^--only takes one of \w+(?:, \w+)+, not "nothing"\.\n$/u);
    },
    60_000,
  );
});
