// Where our sources hold regular expressions: as literals, made of parts, as formats of zod, and as patterns of the services'
// descriptions.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { parse } from 'yaml';
import * as z from 'zod';

export type Found = { readonly file: string; readonly line: number; readonly source: string; readonly flags: string };

const sources = '{schema/formats,gateway/src,upstream/src,web/src,web/playground}/**/*.{ts,tsx}';
const productFiles = () =>
  globSync(sources).filter((file) => !/\/(?:generated|testing|dist)\/|\.test\./.test(file.replaceAll('\\', '/')));

const patternOf = (schema: unknown): RegExp | null => {
  const pattern = schema instanceof z.ZodType && '_zod' in schema ? Object(schema._zod.def).pattern : undefined;
  return pattern instanceof RegExp ? pattern : null;
};

/** The pattern behind a format of zod, such as `email` or `iso.datetime`; null where the name is none, or has no pattern. */
function zodPattern(name: string): RegExp | null {
  const make: unknown = name.split('.').reduce<unknown>((part, key) => Object(part)[key], z);
  if (typeof make !== 'function') return null;
  try {
    return patternOf(make());
  } catch {
    return null; // it takes arguments: no format
  }
}

/** The name of a member of `z`, such as `email` or `iso.datetime`; null for any other expression. */
function zodName(node: ts.Expression): string | null {
  if (!ts.isPropertyAccessExpression(node)) return null;
  if (ts.isIdentifier(node.expression)) return node.expression.text === 'z' ? node.name.text : null;
  const before = zodName(node.expression);
  return before === null ? null : `${before}.${node.name.text}`;
}

const isMade = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

function readFile(file: string): { found: Found[]; made: number[] } {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const made: number[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const format = ts.isCallExpression(node) ? zodName(node.expression) : null;
    const pattern = format === null ? null : zodPattern(format);
    if (pattern) found.push({ file, line, source: pattern.source, flags: pattern.flags });
    if (isMade(node)) made.push(line);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { found, made };
}

/** Loads a module, and gives the regular expressions that it makes of parts meanwhile. */
async function madeBy(file: string): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const { href } = pathToFileURL(file);
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const regex = new target(pattern, flags);
      if (new Error('who asks').stack?.includes(href)) made.push(regex);
      return regex;
    },
  });
  try {
    await import(href);
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

/** The patterns by which both sides check what goes between gateway and services. */
const ofContract = (): Found[] =>
  globSync('schema/upstream/*.yaml').flatMap((file) =>
    patternsIn(parse(readFileSync(file, 'utf8'))).map((source) => ({ file, line: 1, source, flags: 'u' })),
  );

/** Every regular expression of the product. Throws where one is made of parts only when it is needed. */
export async function findRegexes(): Promise<Found[]> {
  const found = ofContract();
  for (const file of productFiles()) {
    const inFile = readFile(file);
    found.push(...inFile.found);
    if (inFile.made.length === 0) continue;
    const made = await madeBy(file);
    if (made.length < inFile.made.length)
      throw new Error(
        `${file}:${inFile.made.join(', ')}: make regular expressions when the module is loaded, where this check sees them.`,
      );
    found.push(...made.map(({ source, flags }) => ({ file, line: inFile.made[0] ?? 1, source, flags })));
  }
  return found;
}
