import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptKey } from './secrets.ts';
import { StartError } from './startError.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'muster-key-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

describe('the key of the data folder', () => {
  test('is made once, and for nobody else to read', async () => {
    const key = await keptKey(folder);
    expect(await keptKey(folder)).toBe(key);
    expect(readdirSync(folder)).toEqual(['pin.key']);
    expect(readFileSync(join(folder, 'pin.key'), 'utf8')).toBe(key);
    expect(statSync(join(folder, 'pin.key')).mode & 0o077).toBe(0);
  });

  test('is not made anew where the one that is there cannot be read', async () => {
    // Root reads any file; nobody reads a folder as one.
    mkdirSync(join(folder, 'pin.key'), { recursive: true });
    await expect(keptKey(folder)).rejects.toThrow(StartError);
    expect(readdirSync(folder)).toEqual(['pin.key']);
  });
});
