import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test.each([
  ['ответственностью «Ромашка и партнёры»', 'ответственностью| |«Ромашка| |и| |партнёры»'],
  ['Anvil, Sons & Co. (UK)', 'Anvil,| |Sons| |&| |Co.| |(UK)'],
  ['"Ромашка", ул. Мира', '"Ромашка",| |ул.| |Мира'],
  ['Санкт-Петербург', 'Санкт-|Петербург'],
  ['№5/7', '№5/|7'],
  ['北京（中国）有限公司，一号', '北京|（中国）|有限公司，|一号'],
  ['L’Oréal S.A.', 'L’Oréal| |S.A.'],
  ['', ''],
])('%s is broken between %s', (text, expected) => {
  expect(piecesOf(text).join('|')).toBe(expected);
});
