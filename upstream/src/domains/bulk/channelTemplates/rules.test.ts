import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readFilledTemplate, writeTemplate } from './fileActions.ts';
import { problemsOf, readRow } from './rowRules.ts';
import { COLUMNS, templateNamed } from './rules.ts';

test.each([
  ['create_channels.csv', 'create'],
  ['update_channels (1).csv', 'update'],
  ['create channels.CSV', 'create'],
  ['create-2.csv', 'create'],
  ['create.csv', 'create'],
  ['created_channels.csv', undefined],
  ['Create_channels.csv', undefined],
  ['create_channels.csv.txt', undefined],
  ['create_channels', undefined],
  ['channels.csv', undefined],
  ['', undefined],
])('the file %s fills the template %s', (fileName, templateId) => {
  expect(templateNamed(fileName)?.id).toBe(templateId);
});

const HEADER = COLUMNS.join(',');
const row = (...cells: string[]) => COLUMNS.map((_, place) => cells[place] ?? '');
const read = async (...chunks: (string | Uint8Array)[]) =>
  (await readFilledTemplate(() => Readable.from(chunks.map((chunk) => Buffer.from(chunk))))).rows;
const rowsOf = async (text: string) => (await read(text)).map(({ cells }) => cells);

describe('a file', () => {
  const filled = [row('launch', 'What is next', 'public'), row('ops', 'One; two, three', 'private')];

  test.each([
    ['with commas', `${HEADER}\nlaunch,What is next,public,,,,\nops,"One; two, three",private,,,,\n`],
    [
      'with semicolons',
      `${HEADER.replaceAll(',', ';')}\nlaunch;What is next;public;;;;\nops;"One; two, three";private;;;;`,
    ],
    [
      'with a byte order mark and CRLF',
      `\uFEFF${HEADER}\r\nlaunch,What is next,public,,,,\r\nops,"One; two, three",private,,,,\r\n`,
    ],
    [
      'with empty lines',
      `${HEADER}\n\n,,,,,,\nlaunch,What is next,public,,,,\n   \nops,"One; two, three",private,,,,\n\n`,
    ],
    [
      'with the reasons of a failure behind',
      `${HEADER},problem\nlaunch,What is next,public,,,,,Taken\nops,"One; two, three",private,,,,,`,
    ],
    [
      'with tabs',
      `${HEADER.replaceAll(',', '\t')}\nlaunch\tWhat is next\tpublic\t\t\t\t\nops\tOne; two, three\tprivate\t\t\t\t`,
    ],
    [
      'with a quoted header',
      `"${COLUMNS.join('","')}"\nlaunch,What is next,public,,,,\nops,"One; two, three",private,,,,`,
    ],
  ])('%s is read', async (_how, text) => {
    expect(await rowsOf(text)).toEqual(filled);
  });

  test('tells on which line each row begins, whatever stands in its cells', async () => {
    const text = `${HEADER}\r\n"a","one\r\ntwo\r\nthree",,,,,\r\n\r\nb,,,,,,\rc,,,,,,\n`;
    expect((await read(text)).map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'a'],
      [6, 'b'],
      [7, 'c'],
    ]);
  });

  test('is read as well when it comes byte by byte', async () => {
    const bytes = Buffer.from(`\uFEFF${HEADER}\r\nкафé 🚀,,,,,,`);
    expect(await read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual([{ line: 2, cells: row('кафé 🚀') }]);
  });

  test.each([
    ['csv_empty', ''],
    ['csv_empty', '\uFEFF\r\n'],
    ['csv_empty', HEADER],
    ['csv_header', 'launch,What is next,public,,,,\n'],
    ['csv_header', `${HEADER.replace('channel_name', 'Channel_name')}\nlaunch,,,,,,`],
    ['csv_header', `${HEADER},members\nlaunch,,,,,,,`],
    ['csv_header', `${HEADER},result\nlaunch,,,,,,,`],
    ['csv_header', `${COLUMNS.toReversed().join(',')}\nlaunch,,,,,,`],
    ['csv_empty', `${HEADER}\n\n,,,,,,\n`],
    ['csv_invalid', `${HEADER}\nlau\0nch,,,,,,\n`],
    ['csv_invalid', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe])],
    [
      'csv_invalid',
      Buffer.concat([
        Buffer.from(`${HEADER}\n`),
        Buffer.from('cff0e8e2e5f220e2f1e5ec20e8e720cceef1eae2fb20', 'hex'),
        Buffer.from(',,,,,'),
      ]),
    ],
    ['csv_too_long', `${HEADER}\n${'x,,,,,,\n'.repeat(10_001)}`],
    ['csv_too_long', `${HEADER}\n${'\r'.repeat(10_001)}x,,,,,,\n`],
  ])('is refused with %s', async (code, content) => {
    await expect(read(content)).rejects.toMatchObject({ code, field: 'file' });
  });

  test.each([
    [2, '"launch,,,,,,\n'],
    [3, 'a,,,,,,\nlau"nch,,,,,,\n'],
    [3, 'a,,,,,,\nlaunch,,,,,,"'],
    [2, `${'x'.repeat(300_000)},,,,,,\n`],
    [2, `${','.repeat(100)}x\n`],
  ])('is refused with the line on which the row begins that cannot be read: %i', async (line, rows) => {
    await expect(read(`${HEADER}\n${rows}`)).rejects.toMatchObject({ code: 'csv_invalid', field: `file.${line}` });
  });

  test('may have 10,000 rows', async () => {
    expect(await read(`${HEADER}\n${'x,,,,,,\n'.repeat(10_000)}`)).toHaveLength(10_000);
  });

  test('that was written is read as it was', async () => {
    const rows = [row('=1+1', "'tis", 'one;\ttwo'), row('ops', 'a "quote"\r\nand more')];
    const file = writeTemplate(rows, ',');
    expect((await read(file)).map(({ cells }) => cells)).toEqual(rows);
    expect(file.toString()).toMatch(/^\uFEFFchannel_name,.*\r\n'=1\+1,/);
  });
});

const WHOLE = [
  'launch',
  '',
  'Public ',
  'Ada@x.example: ben@x.example :',
  'cy@x.example',
  'Channel admins',
  'any member',
];
const changed = (place: number, cell: string) => WHOLE.map((former, at) => (at === place ? cell : former));
const many = (count: number) => Array.from({ length: count }, (_, place) => `p${place}@x.example`).join(':');

describe('a row', () => {
  test('asks for a channel', () => {
    expect(readRow('create', WHOLE)).toEqual({
      ...{ name: 'launch', description: '', type: 'open' },
      ...{ admins: ['ada@x.example', 'ben@x.example'], members: ['cy@x.example'] },
      ...{ addRemoveUsersBy: 'moderator', viewMemberListBy: 'member' },
    });
  });

  test('of a change leaves what its empty cells are about', () => {
    expect(readRow('update', row('launch'))).toEqual({
      ...{ name: 'launch', description: null, type: null, admins: [], members: [] },
      ...{ addRemoveUsersBy: null, viewMemberListBy: null },
    });
  });

  test.each([
    ['create', WHOLE.slice(1), 'cells_missing', ''],
    ['create', [...WHOLE, 'x'], 'cells_missing', ''],
    ['create', changed(0, ' '), 'name_required', 'channel_name'],
    ['create', changed(0, 'x'.repeat(51)), 'name_invalid', 'channel_name'],
    ['create', changed(0, 'x\ny'), 'name_invalid', 'channel_name'],
    ['create', changed(1, 'x'.repeat(141)), 'description_invalid', 'channel_description'],
    ['create', changed(2, ''), 'type_invalid', 'channel_type'],
    ['update', changed(2, 'secret'), 'type_invalid', 'channel_type'],
    ['create', changed(3, ' : '), 'admins_required', 'channel_admin_emails'],
    ['update', changed(3, many(51)), 'too_many_people', 'channel_admin_emails'],
    ['create', changed(4, many(1_000)), 'too_many_people', 'member_emails'],
    ['create', changed(5, ''), 'choice_invalid', 'who_can_add_remove_users'],
    ['update', changed(6, 'nobody'), 'choice_invalid', 'who_can_view_member_list'],
  ] as const)('to %s is refused', (templateId, cells, code, column) => {
    expect(readRow(templateId, cells)).toMatchObject({ code, column });
  });

  test('tells 300 characters of a cell at most', () => {
    expect(readRow('create', changed(0, '🚀'.repeat(400)))).toMatchObject({ value: '🚀'.repeat(300) });
  });

  test('about a channel that stood before is refused, be it written otherwise', () => {
    const rows = [row('x'), WHOLE, changed(0, 'LAUNCH'), changed(0, 'X'), changed(0, ''), changed(0, '')];
    expect(problemsOf('create', rows).map((found) => found?.code ?? null)).toEqual([
      ...['type_invalid', null, 'name_repeated', 'name_repeated', 'name_required', 'name_required'],
    ]);
  });
});
