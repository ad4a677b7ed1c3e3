import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { parsedDocuments } from './parsedDocuments.ts';

const textAt = (index: number) => `query own${index} { viewer { ${'guid '.repeat(100)} } }`;
const documentAt = (index: number) => parse(textAt(index));
/** A document counts 100 for each of its 107 tokens, and its text. */
const size = 1 + 107 * 100 + textAt(1_000).length;

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

it('counts what nothing is made of: a long comment stays with its document', async () => {
  const documents = parsedDocuments();
  for (let index = 0; index < 10; index += 1) {
    await documents.set(`hash${index}`, parse(`{ viewer { guid } } # ${'a'.repeat(1_000_000)}`));
  }
  expect(documents.keys()).toHaveLength(8);
});
