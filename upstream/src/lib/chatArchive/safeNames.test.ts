import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderOf, linkTo, plainName, safeFileName } from './safeNames.ts';

test.each([
  ['Plan of 2026.pdf', '7-Plan-of-2026.pdf'],
  ['../../etc/passwd', '7-etc-passwd'],
  ['C:\\Windows\\system.ini', '7-C-Windows-system.ini'],
  ['photo\u202Egnp.exe', '7-photo-gnp.exe'],
  ['évil.HTML', '7-évil.html.txt'],
  ['drawing.svg', '7-drawing.svg.txt'],
  ['отчёт.docx', '7-отчёт.docx'],
  ['会议记录.txt', '7-会议记录.txt'],
  ['CON', '7-CON'],
  ['.htaccess', '7-htaccess'],
  ['...', '7-file'],
  ['', '7-file'],
  ['a.b. ', '7-a.b'],
])('a file called %j is kept as %j', (title, name) => {
  expect(safeFileName('7', title)).toBe(name);
});

test('whatever a file is called, its name leads nowhere and is short enough for a file system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const name = safeFileName('9007199254740991', title);
      expect(name).toMatch(/^\d+-[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)?(?:\.txt)?$/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }),
  );
});

test('what turns a text around, or is not seen, is not in a name that is read', () => {
  expect(plainName('in\u202Evoice\u0000\n of \u2066May\u2069')).toBe('in voice of May');
});

test('conversations have folders in their order, and links are addresses', () => {
  expect(folderOf(7)).toBe('conversations/00007');
  expect(linkTo('files/7-a b#?.pdf')).toBe('files/7-a%20b%23%3F.pdf');
});
