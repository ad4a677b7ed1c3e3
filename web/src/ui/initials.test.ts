import { expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

it.each([
  ['Gus Cartwright', 'GC'],
  ['Ana María Figueroa Heredia', 'AH'],
  ["Siobhán O'Connor-D'Arcy", 'SO'],
  ['Ana', 'A'],
  ['王小明', '小明'],
  ['Анастасия Щербакова', 'АЩ'],
  ['  (ops)  team ', 'OT'],
  ['🙂', '?'],
  ['', '?'],
])('of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('stand on a tint that stays the same for the same person', () => {
  expect(toneOf('guid-1')).toBe(toneOf('guid-1'));
  expect(new Set(Array.from({ length: 64 }, (_, index) => toneOf(`guid-${index}`))).size).toBe(8);
});
