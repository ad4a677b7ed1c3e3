import { Kind, OperationTypeNode, getNamedType, isObjectType, parse } from 'graphql';
import { gatewaySchema } from '../schema.ts';

const describedIn = (mutation: string): string => {
  const payload = gatewaySchema().getMutationType()?.getFields()[mutation]?.type;
  const type = payload && getNamedType(payload);
  return (isObjectType(type) && type.getFields()['userErrors']?.description) || '';
};

const codesIn = (payload: unknown): string[] =>
  payload !== null && typeof payload === 'object' && 'userErrors' in payload && Array.isArray(payload.userErrors)
    ? payload.userErrors.flatMap(({ code }: { code?: string }) => (code === undefined ? [] : [code]))
    : [];

/**
 * The codes of an answer that the description of their payload's `userErrors` does not name, with the mutation. That a key
 * was used before (KEY_REUSED) every mutation may say: `Mutation` tells of it.
 */
export function undescribedCodes(query: string, data: Readonly<Record<string, unknown>>): string[] {
  const fields = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
      ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  );
  return fields.flatMap(({ name, alias }) => {
    const words = new Set(describedIn(name.value).match(/\w+/g));
    return codesIn(data[(alias ?? name).value])
      .filter((code) => code !== 'KEY_REUSED' && !words.has(code))
      .map((code) => `${name.value} answers ${code}`);
  });
}
