import { describe, expect, it } from 'vitest';
import { fullName } from './personName.ts';

describe('a name in one line', () => {
  it.each([
    ['Anna', 'Pawlicki', 'Anna Pawlicki'],
    ['Ana', '', 'Ana'],
    ['', 'Öztürk', 'Öztürk'],
    ['Анастасия', 'Щербакова', 'Анастасия Щербакова'],
    ['静', '陈', '陈静'],
    ['さくら', '高橋', '高橋さくら'],
    ['민준', '김', '김민준'],
    ['Li', '王', 'Li 王'],
    ['静', '', '静'],
    ['\u200b', '\u3000\u2060', ''],
    ['\u200b', 'Öztürk', '\u200b Öztürk'],
  ])('of %j and %j is %j', (first, last, name) => {
    expect(fullName({ first, last })).toBe(name);
  });
});
