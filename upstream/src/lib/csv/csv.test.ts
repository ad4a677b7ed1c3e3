import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodedAs } from '../../testing/encodings.ts';
import { recognised } from './encoding.ts';
import { fromHarmless, madeHarmless } from './harmless.ts';
import { recordsIn } from './records.ts';
import { csvFile, csvPages, delimiterFor } from './writing.ts';

type Chunks = readonly (string | Uint8Array)[];
const opening = (...chunks: Chunks) =>
  async function* open(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of items) found.push(one);
  return found;
}
const records = async (...chunks: Chunks) => {
  const open = opening(...chunks);
  const encoding = await recognised(open);
  if (encoding === null) throw new Error('The encoding is not recognised.');
  return all(recordsIn(open(), encoding, 100));
};
const cellsOf = async (...chunks: Chunks) => (await records(...chunks)).map(({ cells }) => cells);

const HEADER = 'email,first_name,last_name';
const people = (...names: string[]) =>
  [HEADER, ...names.map((name, place) => `p${place}@x.example,${name}`)].join('\r\n');

describe('an encoding', () => {
  test.each([
    ['windows-1252', 'Hans,Müller'],
    ['windows-1252', 'Ana,Peña'],
    ['windows-1252', 'Sean,O’Neill'],
    ['windows-1252', 'José,García', 'María,Muñoz', 'Ángel,Núñez'],
    ['windows-1252', 'João,Conceição', 'Søren,Ångström', 'Zoë,Lefèvre'],
    ['windows-1252', 'ÉRIC,MÜLLER', 'Ö,Smith'],
    ['windows-1252', 'Jürgen,"Groß – 2 €"'],
    ['windows-1252', 'Jo,Größe'],
    ['gb18030', '伟,张'],
    ['gb18030', '秀英,王', '小明,李'],
    ['gb18030', '张伟,IT部', '王芳,销售部', '李静,人力资源'],
    ['gb18030', '赟,龚', '婷婷,陈'],
    ['utf-8', 'Hans,Müller', '伟,张', 'Ольга,Новикова'],
    ['utf-8', 'Jane,Doe'],
    ['utf-16le', 'Hans,Müller', '伟,张'],
    ['utf-16be', 'Hans,Müller', '伟,张'],
  ])('%s is told by a few names: %s %s %s', async (encoding, ...names) => {
    const bytes = encodedAs(people(...names), encoding);
    expect(await recognised(opening(bytes))).toBe(encoding);
    expect((await cellsOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).length).toBe(names.length + 1);
    expect((await cellsOf(bytes)).flat().join()).toBe(
      people(...names)
        .replaceAll('\r\n', ',')
        .replaceAll('"', ''),
    );
  });

  test.each([['utf-8'], ['utf-16le'], ['utf-16be']])('%s is told by its mark, which is no text', async (encoding) => {
    expect(await cellsOf(encodedAs('\uFEFF名字,email\n伟,a@x.example', encoding))).toEqual([
      ['名字', 'email'],
      ['伟', 'a@x.example'],
    ]);
  });

  test('is told by names that stand behind megabytes without any', async () => {
    const rows = 'jane.doe@x.example,Jane,Doe\n'.repeat(40_000);
    const chunks = [`${HEADER}\n`, rows, rows, rows, encodedAs('x@x.example,René,D\n', 'windows-1252')];
    expect(await recognised(opening(...chunks))).toBe('windows-1252');
  });

  test.each([
    ['windows-1251', 'Иван,Петров', 'Ольга,Новикова'],
    ['windows-1251', 'Иван,Петров'],
    ['koi8-r', 'Иван,Петров', 'Ольга,Новикова'],
    ['koi8-r', 'Иван,Петров'],
    ['windows-1250', 'Łukasz,Wiśniewski', 'Paweł,Wójcik'],
    ['windows-1254', 'Şule,Öztürk', 'İbrahim,Çağlar'],
    ['windows-1253', 'Γιώργος,Παπαδόπουλος'],
    ['windows-1255', 'דוד,כהן'],
    ['euc-kr', '민수,김', '영희,이'],
    ['shift_jis', '太郎,山田', '花子,佐藤', 'さくら,鈴木'],
    ['big5', '志明,陳', '美玲,林', '怡君,張'],
  ])('%s is not taken for another: %s %s', async (encoding, ...names) => {
    expect(await recognised(opening(encodedAs(people(...names), encoding)))).toBeNull();
  });

  test.each([
    ['an archive', '504b0304140000000800'],
    ['a picture', '89504e470d0a1a0a0000000d49484452'],
    ['what Windows-1252 leaves free', '656d61696c0a4d81fc6c6c65720a'],
    ['half of UTF-16', 'fffe65006d0061'],
  ])('is not found in %s', async (_what, hex) => {
    await expect(records(Buffer.from(hex, 'hex'))).rejects.toThrow();
  });
});

describe('records', () => {
  const filled = [
    ['email', 'Team, site'],
    ['a@x.example', 'one; two, three'],
  ];
  test.each([
    ['commas', 'email,"Team, site"\na@x.example,"one; two, three"'],
    ['semicolons', 'email;"Team, site"\na@x.example;"one; two, three"'],
    ['tabs', 'email\t"Team, site"\r\na@x.example\tone; two, three\r\n'],
    ['lines before the header', '\r\n   \nemail;"Team, site"\ra@x.example;"one; two, three"\r'],
  ])('with %s are parted by what the header has outside of quotes', async (_what, text) => {
    expect(await cellsOf(text)).toEqual(filled);
  });

  test('of one column need nothing between cells', async () => {
    expect(await cellsOf('email\na@x.example\n\nb@x.example')).toEqual([['email'], ['a@x.example'], ['b@x.example']]);
  });

  test('know on which line they begin, whatever stands in their cells', async () => {
    const found = await records('email,"a\r\nname"\r\n\r\n"a@x.example","1\n2\r3"\rb@x.example,');
    expect(found.map(({ line }) => line)).toEqual([1, 4, 7]);
  });

  test.each([
    ['a quote that is never closed', 'a,b\nc,d\n"e,f\ng,h', 'line 3 cannot be read, as a quote is never closed'],
    ['a quote on the last line', 'a,b\r\nc,"d\r\n1"\r\n\r\ne,"f', 'line 5 cannot be read, as a quote is never closed'],
    ['a quote within a cell', 'a,b\nc,d\ne"e,f', 'line 3 cannot be read'],
    ['a row without an end', `a,b\nc,d\n${'x'.repeat(300_000)},f`, 'line 3 cannot be read'],
    [
      'more cells than any row has',
      `a,b\nc,d\n${','.repeat(100)}`,
      'line 3 cannot be read, as it has more than 100 cells',
    ],
    ['a line that does not end', `a,b\r\nc,d\r\n${','.repeat(700_000)}`, 'line 3 cannot be read, as it is too long'],
    ['more empty rows than are passed over', `a,b\nc,d\n${',\n'.repeat(101)}`, 'too many empty rows'],
    ['the character that no text can hold', 'a,b\nc,d\ne\0', 'no text'],
  ])('are refused for %s, in words', async (_what, text, words) => {
    await expect(all(recordsIn(opening(text)(), 'utf-8', 100))).rejects.toThrow(words);
  });

  test('that were written are read as they were, and no cell of them is a formula', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '"', "'", ',', ';', '\t', '\n', '\r', 'é', '🚀', '=') });
    const formula = fc.tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('=', '+', '-', '@', '＝'), text);
    const cell = fc.oneof(
      text,
      formula.map((parts) => parts.join('')),
    );
    const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 4 });
    const delimiters = fc.constantFrom(...[delimiterFor('en-us'), delimiterFor('ru-ru')]);
    await fc.assert(
      fc.asyncProperty(rows, delimiters, async (given, delimiter) => {
        const kept = [['a', 'b', 'c'], ...given.filter((cells) => cells.some((text) => text.trim() !== ''))];
        const file = csvFile(kept, delimiter);
        expect(file.toString()).toMatch(delimiter === ',' ? /^\uFEFFa,b,c\r\n/ : /^\uFEFFa;b;c\r\n/);
        expect((await cellsOf(file)).map((cells) => cells.map(fromHarmless))).toEqual(kept);
        const pages = await all(csvPages(Readable.from([kept.slice(0, 1), [], kept.slice(1)]), delimiter));
        expect(Buffer.concat(pages).toString()).toBe(file.toString());
      }),
      { numRuns: 50 },
    );
  });

  test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝'])('are harmless with %j', (sign) => {
    expect(madeHarmless(`${sign}1`)).toBe(`'${sign}1`);
    expect(fromHarmless(madeHarmless(`'${sign}1`))).toBe(`'${sign}1`);
    expect([madeHarmless("it's"), fromHarmless("'tis")]).toEqual(["it's", "'tis"]);
  });
});
