import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';

/** What a token of a document is as JSON once it is parsed, in bytes: 66 to 146, as the console asks 92. */
const TOKEN = 100;

/** About as many bytes as it has as JSON, which would take longer to count than many a document to parse, and its text. */
const sizeOf = ({ tokenCount = 0, loc }: DocumentNode) => 1 + tokenCount * TOKEN + (loc?.source.body.length ?? 0);

/**
 * Bytes, counted like that. In memory a document takes about 7 times as much once it is compiled, a very short one 14
 * times: full, this is some 60 MB. It has room for 9 times what the console asks.
 */
const MOST = 8 * 1024 * 1024;

/** Parsed and validated documents by their hash, forgetting the least recently used: others' documents fill no memory. */
export const parsedDocuments = () => new InMemoryLRUCache<DocumentNode>({ maxSize: MOST, sizeCalculation: sizeOf });
