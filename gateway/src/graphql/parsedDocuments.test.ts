import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { parsedDocuments } from './parsedDocuments.ts';

const documentAt = (index: number) => parse(`query own${index} { viewer { ${'guid '.repeat(100)} } }`);
const size = Buffer.byteLength(JSON.stringify(documentAt(1_000)));

it('keeps the documents that were used last, and no more than 8 MB of them', async () => {
  const documents = parsedDocuments();
  const room = Math.floor((8 * 1024 * 1024) / size);
  for (let index = 0; index < room; index += 1) await documents.set(`hash${index}`, documentAt(index));
  await documents.get('hash0');
  for (let index = room; index < room + 10; index += 1) await documents.set(`hash${index}`, documentAt(index));
  expect(await documents.get('hash0')).toBeDefined();
  expect(await documents.get('hash1')).toBeUndefined();
  expect(await documents.get(`hash${room + 9}`)).toBeDefined();
  expect(documents.keys().length).toBeLessThanOrEqual(room + 1);
});
