import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { all } from '../../testing/importRecords.ts';
import { JsonFault, jsonItems } from './jsonItems.ts';

async function* chunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const itemsIn = (text: string | Buffer, size = 7) => all(jsonItems(chunks(Buffer.from(text), size)));

describe('the items of a list', () => {
  it('are what a parser of all of it finds, wherever the chunks end', async () => {
    const given = fc.tuple(fc.array(fc.jsonValue(), { maxLength: 8 }), fc.nat(4), fc.integer({ min: 1, max: 40 }));
    const isSame = async ([items, spaces, size]: [unknown[], number, number]) => {
      const text = JSON.stringify(items, null, spaces);
      expect(await itemsIn(text, size)).toEqual(JSON.parse(text));
      expect(await itemsIn(`{"version": {"of": [1]}, "Users": ${text}}`, size)).toEqual(JSON.parse(text));
    };
    await fc.assert(fc.asyncProperty(given, isSame), { numRuns: 200 });
  });

  it('are those of each list that is a member, behind a mark of their encoding or none', async () => {
    expect(await itemsIn('\uFEFF [ ]')).toEqual([]);
    expect(await itemsIn('\uFEFF{"a": [1, 2], "b": "[7]", "c": {"d": [8]}, "e": [], "f": [[3]]}')).toEqual([1, 2, [3]]);
  });

  it('are each for itself: one that cannot be read stops no other', async () => {
    const deep = `${'['.repeat(101)}${']'.repeat(101)}`;
    const long = JSON.stringify('x'.repeat(4 * 1024 ** 2));
    expect(await itemsIn(`[1, {"a": }, nul, "\u0001", , {"b": [}], ${deep}, ${long}, "\\"[", 2]`, 65_536)).toEqual([
      ...[1, undefined, undefined, undefined, undefined, undefined, undefined, undefined, '"[', 2],
    ]);
    const fair = `${'['.repeat(99)}${']'.repeat(99)}`;
    expect(await itemsIn(`[${fair}, 1]`)).toEqual([JSON.parse(fair), 1]);
    expect(await itemsIn('[{"__proto__": {"isAdmin": true}}]')).toEqual([
      JSON.parse('{"__proto__": {"isAdmin": true}}'),
    ]);
  });

  it('are refused of a file that holds none, ends too early, or goes on', async () => {
    for (const text of ['', '"[1]"', '7', 'null', '[1', '{"Users": [1]', '["a', '[1]]', '[1] [2]', '[1], 2', '\0[1]'])
      await expect(itemsIn(text), text).rejects.toThrow(JsonFault);
    await expect(itemsIn(Buffer.from('\uFEFF[1]', 'utf16le'))).rejects.toThrow(JsonFault);
  });
});
