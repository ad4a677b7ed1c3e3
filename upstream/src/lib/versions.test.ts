import { expect, test } from 'vitest';
import { Refusal } from './errors.ts';
import { demandVersion } from './versions.ts';

test('what was another when it was read is not changed, and the version is at fault', () => {
  for (const read of [0, 2, 4]) {
    expect(() => {
      demandVersion(read, 3);
    }).toThrow(new Refusal('stale_version', { field: 'version' }));
  }
});

test('what is as it was read is changed, and what was not read is changed as it stands', () => {
  for (const read of [3, undefined]) {
    expect(() => {
      demandVersion(read, 3);
    }).not.toThrow();
  }
});
