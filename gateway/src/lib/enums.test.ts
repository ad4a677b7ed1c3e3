import { expect, test } from 'vitest';
import { enumOf } from './enums.ts';
import { createLog } from './log.ts';

const colours = enumOf('Colour', { RED: 'rot', BLUE: 'blau' });

function listeningLog() {
  const lines: unknown[] = [];
  return { lines, log: createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

test('a closed set is read and written by the same table', () => {
  const { log, lines } = listeningLog();
  expect(colours.read('rot', log)).toBe('RED');
  expect(colours.wire('BLUE')).toBe('blau');
  expect(lines).toEqual([]);
});

test.each(['grün', 'RED', 'constructor', ''])('the word %j is UNKNOWN, and told to the log', (word) => {
  const { log, lines } = listeningLog();
  expect(colours.read(word, log)).toBe('UNKNOWN');
  expect(lines).toMatchObject([{ enum: 'Colour', word }]);
});

test('UNKNOWN has no word', () => expect(colours.wire('UNKNOWN')).toBeNull());
