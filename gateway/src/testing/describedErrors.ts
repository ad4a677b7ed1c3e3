import { Kind, OperationTypeNode, getNamedType, isEnumType, isObjectType, parse } from 'graphql';
import { gatewaySchema } from '../schema.ts';

/** A code of a user error and the mutation that answers with it, as `mutation CODE`. */
export type AnsweredCode = string;

/** That a key was used before every mutation may say: `Mutation` tells of it, not each payload. */
const UNDESCRIBED = 'KEY_REUSED';

function describedIn(mutation: string): ReadonlySet<string> {
  const payload = gatewaySchema().getMutationType()?.getFields()[mutation]?.type;
  const type = payload && getNamedType(payload);
  const text = (isObjectType(type) && type.getFields()['userErrors']?.description) || '';
  return new Set(text.match(/\w+/g));
}

/** Every code that the description of a payload's `userErrors` names, with each mutation that answers with this payload. */
export function describedCodes(): AnsweredCode[] {
  const codes = gatewaySchema().getType('UserErrorCode');
  const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
  return Object.keys(gatewaySchema().getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
    const described = describedIn(mutation);
    return names.filter((code) => code !== UNDESCRIBED && described.has(code)).map((code) => `${mutation} ${code}`);
  });
}

const codesIn = (payload: unknown): string[] =>
  payload !== null && typeof payload === 'object' && 'userErrors' in payload && Array.isArray(payload.userErrors)
    ? payload.userErrors.flatMap(({ code }: { code?: string }) => (code === undefined ? [] : [code]))
    : [];

/** The codes of the user errors in an answer, each with its mutation. */
export function answeredCodes(query: string, data: Readonly<Record<string, unknown>>): AnsweredCode[] {
  if (!Object.values(data).some((payload) => codesIn(payload).length > 0)) return [];
  const fields = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
      ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  );
  return fields.flatMap(({ name, alias }) =>
    codesIn(data[(alias ?? name).value])
      .filter((code) => code !== UNDESCRIBED)
      .map((code) => `${name.value} ${code}`),
  );
}

/** Those of an answer that the description of their payload's `userErrors` does not name. */
export const undescribedCodes = (query: string, data: Readonly<Record<string, unknown>>): AnsweredCode[] =>
  answeredCodes(query, data).filter((pair) => {
    const [mutation = '', code = ''] = pair.split(' ');
    return !describedIn(mutation).has(code);
  });
