import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from './durations.ts';
import { type SignedName, createFileAddresses } from './fileAddresses.ts';

const MORNING = Date.parse('2026-03-02T09:00:00Z');
const addresses = createFileAddresses('a secret');

/** An address taken apart, as the gateway does it. */
function partsOf(address: string): SignedName {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  const { expires, signature = '' } = Object.fromEntries(searchParams);
  return { name: pathname.replace('/files/', ''), expires: Number(expires), signature };
}

test('an address opens its file for one to two days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * DAY_MS }), (since) => {
      const made = MORNING + since;
      const signed = partsOf(addresses.of('teams/a.png', made));
      expect(signed.name).toBe('teams/a.png');
      expect([made, made + DAY_MS].map((now) => addresses.admits(signed, now))).toEqual([true, true]);
      expect(addresses.admits(signed, made + 2 * DAY_MS)).toBe(false);
    }),
  );
});

test('it stays the same for the day, so that what is cached stays so', () => {
  const first = addresses.of('teams/a.png', MORNING);
  expect(addresses.of('teams/a.png', Date.parse('2026-03-02T23:59:59Z'))).toBe(first);
  expect(addresses.of('teams/a.png', Date.parse('2026-03-03T00:00:00Z'))).not.toBe(first);
});

test('each purpose has addresses of its own: for an hour where a file is sent, for a day where its parts are', () => {
  const sending = partsOf(addresses.forUpload('a.csv', MORNING));
  const adding = partsOf(addresses.forParts('a.csv', MORNING));
  const reading = partsOf(addresses.of('a.csv', MORNING));
  const admitted = (signed: SignedName, now = MORNING) => [
    addresses.admits(signed, now),
    addresses.admitsUpload(signed, now),
    addresses.admitsParts(signed, now),
  ];
  expect([reading, sending, adding].map((signed) => admitted(signed))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
  expect(admitted(sending, MORNING + DAY_MS / 24)).not.toContain(true);
  expect(admitted(adding, MORNING + DAY_MS - 1)).toContain(true);
  expect(admitted(adding, MORNING + DAY_MS)).not.toContain(true);
});

/** An address for a download taken apart likewise. */
function downloadOf(address: string) {
  const { searchParams } = new URL(address, 'http://gateway.example');
  const intent = searchParams.get('intent');
  return {
    ...partsOf(address),
    as: searchParams.get('as') ?? '',
    intent: intent === 'view' ? ('view' as const) : ('download' as const),
  };
}
const SAVED = { as: 'Planning week 9.webm', intent: 'download' } as const;
const MINUTE_MS = 60_000;

test('an address for a download is good for five minutes, and over after that', () => {
  const signed = downloadOf(addresses.forDownload('a.webm', SAVED, MORNING));
  expect(signed).toMatchObject({ name: 'a.webm', ...SAVED });
  expect(
    [0, 5 * MINUTE_MS - 1, 5 * MINUTE_MS, DAY_MS].map((since) => addresses.judgeDownload(signed, MORNING + since)),
  ).toEqual(['good', 'good', 'over', 'over']);
  expect(addresses.admits(signed, MORNING)).toBe(false);
});

test('nothing of it can be put to another download, another file or another purpose', () => {
  const signed = downloadOf(addresses.forDownload('a.webm', SAVED, MORNING));
  for (const other of [
    { ...signed, name: 'b.webm' },
    { ...signed, as: 'Payroll.webm' },
    { ...signed, intent: 'view' as const },
    { ...signed, expires: signed.expires + 60 },
    { ...signed, signature: '' },
    { ...partsOf(addresses.of('a.webm', MORNING)), ...SAVED },
    downloadOf(createFileAddresses('another secret').forDownload('a.webm', SAVED, MORNING)),
  ]) {
    expect(addresses.judgeDownload(other, MORNING)).toBe('unknown');
  }
});

test('whatever a file is called, its address holds it; a long name is cut before its ending', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (as) => {
      const signed = downloadOf(addresses.forDownload('a.webm', { as, intent: 'view' }, MORNING));
      expect(addresses.judgeDownload(signed, MORNING)).toBe('good');
    }),
  );
  const long = downloadOf(addresses.forDownload('a.webm', { as: `${'😀'.repeat(300)}.webm`, intent: 'view' }, MORNING));
  expect(long.as).toBe(`${'😀'.repeat(195)}.webm`);
  const broken = downloadOf(addresses.forDownload('a.webm', { as: 'a\ud83d\r\n.webm', intent: 'view' }, MORNING));
  expect([broken.as, addresses.judgeDownload(broken, MORNING)]).toEqual(['a\ufffd\r\n.webm', 'good']);
});

test('no other file, no later end, no other installation', () => {
  const signed = partsOf(addresses.of('teams/a.png', MORNING));
  for (const other of [
    { ...signed, name: 'teams/b.png' },
    { ...signed, expires: signed.expires + 1 },
    { ...signed, signature: `${signed.signature.slice(0, -1)}${signed.signature.endsWith('A') ? 'B' : 'A'}` },
    { ...signed, signature: '' },
    partsOf(createFileAddresses('another secret').of('teams/a.png', MORNING)),
  ]) {
    expect(addresses.admits(other, MORNING)).toBe(false);
  }
});
