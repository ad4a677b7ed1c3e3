// A gateway whose every text is a naughty one: whatever a service gives out, the console has to show.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GraphQLString, buildSchema, getNamedType, isObjectType } from 'graphql';
import { UNBROKEN, naughtyStrings } from './naughty.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Texts that no person writes: ids, places in a list, codes, and what the gateway puts together itself. */
const OF_PROGRAMS = new Set([
  ...['guid', 'teamId', 'groupJid', 'fieldId', 'cursor', 'startCursor', 'endCursor', 'field'],
  ...['currency', 'formatted'],
]);

const isText = (typeName: unknown, key: string): boolean => {
  const type = schema.getType(String(typeName));
  const field = isObjectType(type) ? type.getFields()[key] : undefined;
  return field !== undefined && getNamedType(field.type) === GraphQLString && !OF_PROGRAMS.has(key);
};

type Change = (path: string) => string;

/** An answer in which each text that somebody may have typed is another one, chosen by where it stands. */
function changed(value: unknown, change: Change, path = '', isTyped = false): unknown {
  if (typeof value === 'string') return isTyped ? change(path) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one, at) => changed(one, change, `${path}.${at}`, isTyped));
  const typeName: unknown = Reflect.get(value, '__typename');
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changed(inner, change, `${path}.${key}`, isText(typeName, key))]),
  );
}

const sumOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** The string for a place: every other one so long that nothing has room for it, and without a place to break it. */
function naughtyFor(path: string, round: number): string {
  const sum = sumOf(path) + round * 7;
  const text = naughtyStrings[sum % naughtyStrings.length] ?? '';
  return Math.floor(sum / naughtyStrings.length) % 2 === 0 ? text : text + UNBROKEN;
}

/**
 * Lets the gateway answer a page with naughty strings in place of all that somebody once typed: in a place of an answer always
 * the same one, until the `round` is another.
 */
export async function answerNaughtily(page: Page, round: () => number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.fulfill({ response, json: changed(body, (path) => naughtyFor(path, round())) });
  });
}
