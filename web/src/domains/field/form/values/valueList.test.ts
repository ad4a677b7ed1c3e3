import { describe, expect, it } from 'vitest';
import { addTexts, linesOf, moved, restored, rowFaults, sorted } from './valueList.ts';

const row = (text: string) => ({ key: text, valueId: `id-${text}`, text });
const texts = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

describe('the values of a field', () => {
  it('grow by those that are not there yet, as far as there is room', () => {
    const { rows, ...counts } = addTexts([row('Sales')], linesOf('sales\r\n Marketing \n\nSupport\rLegal'), 3);
    expect(texts(rows)).toEqual(['Sales', 'Marketing', 'Support']);
    expect(counts).toEqual({ added: 2, present: 1, left: 1, leftFrom: 5, faulty: [] });
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it('keep what was pasted beyond a limit, and mark it', () => {
    const { rows, faulty } = addTexts([], linesOf(`Sales\n\n${'x'.repeat(51)}`), 10);
    expect([...rowFaults(rows).values()]).toEqual(['tooLong']);
    expect(faulty).toEqual([3]);
  });

  it('are at fault where they are the same, but for the first', () => {
    const rows = [row('Sales'), row('SALES'), row(''), row('Legal')];
    expect([...rowFaults(rows)]).toEqual([
      ['SALES', 'duplicate'],
      ['', 'empty'],
    ]);
  });

  it('move by a place, and stay at the ends', () => {
    const rows = ['a', 'b', 'c'].map(row);
    expect(texts(moved(rows, 'b', -1))).toEqual(['b', 'a', 'c']);
    expect(texts(moved(rows, 'b', 1))).toEqual(['a', 'c', 'b']);
    expect(moved(rows, 'a', -1)).toBe(rows);
    expect(moved(rows, 'c', 1)).toBe(rows);
  });

  it('are sorted by the language, numbers by their size', () => {
    expect(texts(sorted(['Zoë', 'Level 10', 'ämter', 'Level 9'].map(row), 'de'))).toEqual([
      'ämter',
      'Level 9',
      'Level 10',
      'Zoë',
    ]);
  });

  it('come back to where they were', () => {
    const saved = ['a', 'b', 'c', 'd'].map(row);
    const left = saved.filter(({ key }) => key === 'b' || key === 'd');
    expect(texts(restored(left, saved))).toEqual(['a', 'b', 'c', 'd']);
    expect(texts(restored(left, saved.slice(2, 3)))).toContain('c');
  });
});
