import type { DocumentNode } from 'graphql';
import { newActionKey } from './actionKey.ts';
import { GRAPHQL_PATH } from './send.ts';

/** A mutation, and what of its variables may be shown, as JSON. */
type Change = { readonly document: DocumentNode; readonly variables: string };

/** How a change is written for somebody who wants a program to make it. */
export type ChangeForm = 'GRAPHQL' | 'CURL';

let last: Change | null = null;

/** `query`, `mutation`, or nothing of a fragment. */
const kindOf = (definition: DocumentNode['definitions'][number]): string =>
  'operation' in definition ? definition.operation : '';
const isMutation = ({ definitions }: DocumentNode) => definitions.some((one) => kindOf(one) === 'mutation');

/** What is a secret wherever it stands among variables: who copies a change hands it on. */
const SECRETS = new Set(['password', 'pin', 'login', 'token', 'recoveryCode', 'passphrase', 'secret']);
/** An address may hold one. */
const isSecret = (name: string, text: string) => SECRETS.has(name) || /^https?:\/\//.test(text);

/** Files do not go into a text, and secrets are to be put in by hand. */
function kept(name: string, value: unknown): unknown {
  if (value instanceof Blob) return null;
  return typeof value === 'string' && isSecret(name, value) ? `<${name}>` : value;
}

/** Another act has a key of its own. */
const shown = (name: string, value: unknown): unknown => (name === 'idempotencyKey' ? newActionKey() : value);

/**
 * Keeps the latest mutation of this page, be it that it was refused: until the next one, and nowhere but here. What
 * nobody is to be shown is not kept in the first place.
 */
export function keepAsLastChange(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  if (isMutation(document)) last = { document, variables: JSON.stringify(variables, kept) };
}

export const hasChange = (): boolean => last !== null;

/** What the console adds for its cache, and nobody else needs. */
const withoutTypenames = (text: string) => text.replaceAll(/^ *__typename\n/gm, '');

/** The latest change as a text; null where there was none. The token of curl comes from its environment. */
export async function lastChangeAs(form: ChangeForm, origin: string): Promise<string | null> {
  if (last === null) return null;
  const { document } = last;
  const variables: unknown = JSON.parse(last.variables);
  const { print } = await import('graphql/language/printer');
  const query = withoutTypenames(print(document));
  if (form === 'GRAPHQL') return `${query}\n\n# Variables:\n${commented(JSON.stringify(variables, shown, 2))}\n`;
  // A text in quotes that the shell leaves as it is: an apostrophe within would end it.
  const body = JSON.stringify({ query, variables }, shown).replaceAll("'", String.raw`\u0027`);
  return [
    `curl '${origin}${GRAPHQL_PATH}'`,
    `-H 'content-type: application/json'`,
    `-H "authorization: Bearer $MUSTER_TOKEN"`,
    `-d '${body}'\n`,
  ].join(' \\\n  ');
}

const commented = (text: string) => text.replaceAll(/^/gm, '# ');
