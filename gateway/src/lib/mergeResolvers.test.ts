import { expect, test } from 'vitest';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { mergeResolvers } from './mergeResolvers.ts';

const viewer: NonNullable<QueryResolvers['viewer']> = () => ({ __typename: 'Viewer' });
const node: NonNullable<QueryResolvers['node']> = () => null;

test('several maps may add fields to one type', () => {
  expect(mergeResolvers([{ Query: { viewer } }, { Query: { node } }])).toEqual({ Query: { viewer, node } });
});

test('a field that two of them resolve is refused by its name', () => {
  expect(() => mergeResolvers([{ Query: { viewer } }, { Query: { node, viewer } }])).toThrow(
    'Query.viewer is resolved in two places',
  );
});
