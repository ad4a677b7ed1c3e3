import { expect, test } from 'vitest';
import { formatByteSize } from './byteSize.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1_310_720, '1.25 MB'],
  [1_048_575.9, '1 MB'],
  [5 * 1024 ** 3 + 6_000_000, '5.01 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text);
});
