import { type GraphQLField, getNamedType, getNullableType, isListType, isLeafType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { costs } from './costs.ts';
import { gatewaySchema } from './schema.ts';

const fields = Object.values(gatewaySchema().getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field.name}` }))
    : [],
);
const takesFirst = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'first');
/** Whether the `first` of every field that leads here says how many items there are, as with connections. */
function isCounted(typeName: string, steps = 2): boolean {
  const givers = fields.filter(({ field }) => getNamedType(field.type).name === typeName);
  const counts = ({ type, field }: (typeof fields)[number]) =>
    takesFirst(field) || (steps > 1 && isCounted(type.name, steps - 1));
  return givers.length > 0 && givers.every(counts);
}

test('every list of objects that takes no `first` says how many it counts for', () => {
  const uncounted = fields.filter(({ type, field, name }) => {
    const item = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type)) && !isLeafType(item) && item.name !== 'UserError';
    return isList && !takesFirst(field) && !isCounted(type.name) && !Object.hasOwn(costs, name);
  });
  expect(uncounted.map(({ name }) => name)).toEqual([]);
});
