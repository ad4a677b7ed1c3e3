import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileStore } from '../files.ts';
import {
  encrypted,
  hipchatExport,
  hipchatFiles,
  slackExport,
  slackFiles,
  tarGzOf,
  tarOf,
  zipOf,
} from '../../testing/archives.ts';
import { ARCHIVE, all, archiveFault, archiveInput, recordsOf } from '../../testing/importRecords.ts';
import { skipped } from './reader.ts';
import { checkArchive, countedLimits, readArchive } from './readArchive.ts';
import { messageTextOf } from './texts.ts';

const TEAM = { users: [{ id: 'U1', name: 'ada' }], channels: [{ id: 'C1', name: 'general' }] };
const said = (ts: string, text: string, more: object = {}) => ({ type: 'message', user: 'U1', ts, text, ...more });

describe('what is read', () => {
  it('stands in its place in time where it came late, and none is lost', async () => {
    const count = 9_000;
    const times = Array.from({ length: count }, (_, nth) => (nth % 2 === 0 ? nth : Math.max(1, nth - 3_001)));
    const messages = times.map((time) => said(`${1_700_000_000 + time}.1`, `${time}`));
    const read = (
      await recordsOf('SLACK', await slackExport({ ...TEAM, days: { 'general/2024-01-31': messages } }))
    ).flatMap((record) => (record.kind === 'message' ? [record.sentAt] : []));
    expect(read).toHaveLength(count);
    expect(read).toEqual(read.toSorted((one, other) => one - other));
  });

  it('ends with the signal, and is looked at before that', async () => {
    const days = { 'general/2024-01-31': [said('1.1', 'x')] };
    const archive = await zipOf(slackFiles({ ...TEAM, days }), { compress: false });
    const abort = new AbortController();
    const input = { ...(await archiveInput('SLACK', archive)), signal: abort.signal };
    const reading = (async () => {
      for await (const { kind } of readArchive(input)) if (kind === 'channel') abort.abort(new Error('cancelled'));
    })();
    await expect(reading).rejects.toThrow('cancelled');

    const check = async (...given: Parameters<typeof archiveInput>) => checkArchive(await archiveInput(...given));
    const locked = await hipchatExport({ users: [] }, 'secret');
    expect(await check('SLACK', archive)).toBeNull();
    expect(await check('HIPCHAT_SERVER', archive)).toBe('archive_invalid');
    expect(await check('SLACK', archive.subarray(0, 400))).toBe('archive_invalid');
    expect(await check('STRIDE', locked, 'secret')).toBeNull();
    expect(await check('STRIDE', locked)).toBe('passphrase_required');
    expect(await check('STRIDE', locked, 'Secret')).toBe('passphrase_wrong');
    expect(await archiveFault('STRIDE', locked, 'Secret')).toBe('passphrase_wrong');
  });

  it('is refused as an archive where some of its bytes are others, or is read', async () => {
    const [slack, hipchat] = [
      slackFiles({ ...TEAM, days: { 'general/2024-01-31': [said('1.1', 'x')] } }),
      hipchatFiles({}),
    ];
    const archives = [
      ...[['SLACK', await zipOf(slack)] as const, ['SLACK', await zipOf(slack, { compress: false })] as const],
      ...[['HIPCHAT', await tarOf(hipchat)] as const, ['HIPCHAT', await tarGzOf(hipchat)] as const],
      ['STRIDE', encrypted(await tarGzOf(hipchat), 'secret')] as const,
    ];
    const change = fc.record({ at: fc.nat(10_000), cut: fc.nat(40), put: fc.uint8Array({ maxLength: 8 }) });
    const given = fc.tuple(fc.nat(archives.length - 1), fc.array(change, { minLength: 1, maxLength: 3 }));
    const isRefusedOrRead = async ([index, changes]: [number, { at: number; cut: number; put: Uint8Array }[]]) => {
      const [source, archive] = archives[index] ?? ['SLACK', Buffer.alloc(0)];
      let bytes: Buffer = archive;
      for (const { at, cut, put } of changes) {
        const from = at % (bytes.length + 1);
        bytes = Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)]);
      }
      expect(await archiveFault(source, bytes, 'secret')).not.toBeInstanceOf(Error);
      expect(await checkArchive(await archiveInput(source, bytes, 'secret'))).not.toBe('passphrase_required');
    };
    await fc.assert(fc.asyncProperty(given, isRefusedOrRead), { numRuns: 150 });
  });

  it('has so many messages at most, those without a text among them', () => {
    const judge = countedLimits(2);
    for (const code of ['text_missing', 'text_shortened', 'text_missing'] as const)
      judge(skipped('message', 'x', code));
    expect(() => judge(skipped('message', 'x', 'text_missing'))).toThrow('More than 2 messages.');
  });

  it('keeps nothing in memory of what stood around a text', () => {
    const before = usedMemory();
    const around = () => Buffer.alloc(1_000_000, ' ').toString('latin1');
    const texts = Array.from({ length: 100 }, (_, nth) => messageTextOf(`what was said as number ${nth}${around()}`));
    expect(usedMemory() - before).toBeLessThan(20_000_000);
    expect(texts.at(-1)).toEqual({ text: 'what was said as number 99', isShortened: true });
  });

  it('is never all in memory: of a large archive no more is fetched than is needed next', async () => {
    const day = Array.from({ length: 60_000 }, (_, nth) =>
      said(`${1_700_000_000 + nth}.1`, `${nth}`, { blocks: 'x'.repeat(100) }),
    );
    const files = slackFiles({ ...TEAM, days: { 'general/2024-01-31': day } });

    const zip = await archiveInput('SLACK', await zipOf(files, { compress: false }));
    const ofZip = countingReads(zip.files);
    let records = 0;
    for await (const _ of readArchive({ ...zip, files: ofZip.files })) if ((records += 1) === 10) break;
    expect(await zip.files.size(ARCHIVE)).toBeGreaterThan(10_000_000);
    // What is held back to be put in order, and what the streams have at hand.
    expect(ofZip.bytes()).toBeLessThan(3_500_000);

    const tar = await archiveInput('SLACK', await tarOf(files));
    const ofTar = countingReads(tar.files);
    /** A store that takes one piece, lets the others have all the turns that they want, and gives up. */
    const put = async (_name: string, content: Readable) => {
      for await (const _ of content) {
        for (let turn = 0; turn < 500; turn += 1) await setImmediate();
        throw new Error('full');
      }
      return { bytes: 0 };
    };
    const reading = all(readArchive({ ...tar, files: { ...ofTar.files, put } }));
    await expect(reading).rejects.toThrow('full');
    expect(ofTar.bytes()).toBeGreaterThan(0);
    expect(ofTar.bytes()).toBeLessThan(3_500_000);
  });
});

/** A store that gives what is read in small pieces, and counts them. */
function countingReads(files: FileStore) {
  let bytes = 0;
  const pieces = async function* (content: Readable) {
    for await (const chunk of content as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += 65_536) {
        const piece = chunk.subarray(at, at + 65_536);
        bytes += piece.length;
        yield piece;
      }
  };
  const read: FileStore['read'] = (name, range) => Readable.from(pieces(files.read(name, range)), { highWaterMark: 1 });
  return { files: { ...files, read }, bytes: () => bytes };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedMemory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
