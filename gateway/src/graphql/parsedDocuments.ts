import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';

/**
 * Bytes, counted as the JSON of parsed documents. In memory a document takes about 7 times as much once it is compiled, a
 * very short one 14 times: full, this is some 60 MB. It has room for 10 times what the console asks.
 */
const MOST = 8 * 1024 * 1024;

/** Parsed and validated documents by their hash, forgetting the least recently used: others' documents fill no memory. */
export const parsedDocuments = () => new InMemoryLRUCache<DocumentNode>({ maxSize: MOST });
