import { describe, expect, it } from 'vitest';
import { MOST_FILE_BYTES, readValueFile } from './readValueFile.ts';

/** The values of a file that has no heading, or none that is known. */
const valuesOf = async (one: File) => {
  const read = await readValueFile(one, ['Department']);
  return read !== null && 'values' in read ? read.values.map(({ text }) => text) : null;
};

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('the values of a file', () => {
  it('are the lines of a text, commas and all', async () => {
    expect(await valuesOf(file('a.txt', '\uFEFFSales, EMEA\r\nLegal'))).toEqual(['Sales, EMEA', 'Legal']);
  });

  it('are the first column of a table, whatever divides it', async () => {
    expect(await valuesOf(file('a.csv', '"Sales, EMEA",3\nLegal,4\n,\n'))).toEqual(['Sales, EMEA', 'Legal']);
    expect(await valuesOf(file('a.csv', 'Vertrieb;3\nRecht;4'))).toEqual(['Vertrieb', 'Recht']);
  });

  it('are without the heading of a table, and say so', async () => {
    const read = (name: string, text: string) => readValueFile(file(name, text), ['Department']);
    const at = (line: number, text: string) => ({ text, line });
    expect(await read('a.csv', 'VALUE,Members\nSales,3')).toEqual({ values: [at(2, 'Sales')], heading: 'VALUE' });
    expect(await read('a.csv', 'department\nSales')).toEqual({ values: [at(2, 'Sales')], heading: 'department' });
    expect(await read('a.csv', 'Sales\nName')).toEqual({ values: [at(1, 'Sales'), at(2, 'Name')], heading: null });
    expect(await read('a.txt', 'Name\nSales')).toEqual({ values: [at(1, 'Name'), at(2, 'Sales')], heading: null });
  });

  it('know their lines, whatever stands between them', async () => {
    const table = await readValueFile(file('a.csv', 'Sales,"two\r\nlines"\r\n\r\n,\r\nLegal,4'), []);
    expect(table).toMatchObject({ values: [{ line: 1 }, { text: 'Legal', line: 5 }] });
    expect(await readValueFile(file('a.csv', 'Sales\n\n"Legal\nSupport'), [])).toEqual({ quoteLine: 3 });
    expect(await readValueFile(file('a.csv', 'Sales\n"Legal"x\nSupport'), [])).toEqual({ quoteLine: 2 });
  });

  it('are as they were before they were made safe for spreadsheets', async () => {
    expect(await valuesOf(file('a.csv', "'=Sum,1\n'tis,2"))).toEqual(['=Sum', "'tis"]);
  });

  it('are read in the encodings of spreadsheets', async () => {
    expect(await valuesOf(file('a.txt', new Uint8Array([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68])))).toEqual(['Zürich']);
    expect(await valuesOf(file('a.txt', new Uint8Array([0xff, 0xfe, 0x3a, 0x04])))).toEqual(['к']);
  });

  it('are not read of what is no text, or too large', async () => {
    expect(await valuesOf(file('a.txt', new Uint8Array([1, 0, 2])))).toBeNull();
    expect(await valuesOf(file('a.txt', 'x'.repeat(MOST_FILE_BYTES + 1)))).toBeNull();
    expect(await valuesOf(file('a.csv', 'Sales\n"Legal\nSupport'))).toBeNull();
  });
});
