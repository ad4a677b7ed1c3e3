import { expect } from 'vitest';
import type { Session } from './stack.ts';

type UserError = { code: string; field: string[] | null };

/** The payload of a mutation, and its user errors as `CODE field`; nothing else may have gone wrong. */
export async function change(session: Session, name: string, input: object = {}, selection = '') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  const { data, errors } = await session.ask(query, { input });
  expect({ name, errors }).toEqual({ name, errors: [] });
  const { userErrors, ...payload } = data[name];
  return { ...payload, refused: userErrors.map(({ code, field }: UserError) => [code, ...(field ?? [])].join(' ')) };
}

/** Why a mutation did nothing. */
export const refusals = async (session: Session, name: string, input: object = {}): Promise<string[]> =>
  (await change(session, name, input)).refused;
