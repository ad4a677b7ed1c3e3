// What the public schema lists in its descriptions is what there is.
import { catalogue } from '@muster/gateway/errors';
import { knownEvents } from '@muster/upstream/events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, isEnumType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('../../schema/schema.graphql', import.meta.url));
const schema = buildSchema(readFileSync(file, 'utf8'));
const sorted = (words: Iterable<string>) => [...words].toSorted();

test('every error code is named where reading begins', () => {
  const [, codes = ''] = schema.getQueryType()?.description?.split('The codes:') ?? [];
  expect(sorted(codes.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z]{5,}\b/g) ?? [])).toEqual(sorted(Object.keys(catalogue)));
});

test('every event is named where events are published', () => {
  const input = schema.getType('EventInput');
  const text = input && 'getFields' in input ? input.getFields()['name']?.description : null;
  expect(sorted([...(text ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name))).toEqual(sorted(knownEvents));
});

test('every mutation names the codes of its user errors', () => {
  const codes = schema.getType('UserErrorCode');
  const known = new Set(isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []);
  const silent = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
    const payload = getNamedType(type);
    const text = isObjectType(payload) ? payload.getFields()['userErrors']?.description : null;
    return !(text?.match(/\w+/g) ?? []).some((word) => known.has(word));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
