// One page for each domain of the schema: what can be read and done, who may, what may go wrong, and what it costs upstream.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  astFromValue,
  getNamedType,
  isInputObjectType,
  isObjectType,
  print,
} from 'graphql';
import measured from '../../docs/reference/upstream-calls.json' with { type: 'json' };
import { type Caller, accessExpectations } from '../../tests/support/accessExpectations.ts';
import { anchorOf, code, table } from './markdown.ts';
import {
  type Field,
  type Read,
  type SchemaPage,
  schemaPages,
  userErrorCodesOf,
  userErrorsText,
} from './schemaPages.ts';

const calls: ReadonlyMap<string, Readonly<Record<string, number | undefined>>> = new Map(Object.entries(measured));

const expectations = new Map(Object.entries(accessExpectations));

/** Who may, as the tests of authorisation expect it; empty where they say nothing of it. */
function whoMay(name: string): string {
  const allowed: readonly Caller[] | undefined = expectations.get(name)?.[1];
  if (!allowed) return '';
  if (allowed.includes('anonymous')) return 'everybody, without a session';
  if (allowed.includes('guest')) return 'everybody who is signed in';
  return allowed.includes('member') ? 'members and admins' : 'admins';
}

function callsOf(name: string): string {
  const counted = Object.entries(calls.get(name) ?? {});
  if (counted.length === 0) return calls.has(name) ? 'none' : '';
  return counted.map(([call, times]) => `${code(call)}${times === 1 ? '' : ` × ${times}`}`).join(', ');
}

/** What a reader asks of an operation besides what it does. */
function facts(rows: readonly (readonly [string, string])[]): string {
  return rows
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `- ${name}: ${text}`)
    .join('\n');
}

/** What an input takes, with what it is where it is left out. */
function taken({ type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  const otherwise = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return code(otherwise ? `${String(type)} = ${print(otherwise)}` : String(type));
}

const inputTable = (head: string, fields: readonly (GraphQLArgument | GraphQLInputField)[]) =>
  fields.length === 0
    ? ''
    : table(
        [head, 'Type', 'Meaning'],
        fields.map((field) => [code(field.name), taken(field), field.description ?? '']),
      );

const section = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

const readSection = ({ name, field }: Read) =>
  section(
    `### ${name}`,
    field.description ?? '',
    inputTable('Argument', field.args),
    facts([
      ['Type', code(String(field.type))],
      ['Who may', whoMay(name)],
      ['Upstream calls', callsOf(name)],
    ]),
  );

const errorLink = (error: string) => `[${code(error)}](../errors.md#${anchorOf(error)})`;

function mutationSection(mutation: Field): string {
  const [input] = mutation.args;
  const inputType = input && getNamedType(input.type);
  const payload = getNamedType(mutation.type);
  const changed = isObjectType(payload)
    ? Object.values(payload.getFields()).filter(({ name }) => name !== 'userErrors')
    : [];
  return section(
    `### ${mutation.name}`,
    mutation.description ?? '',
    isInputObjectType(inputType) ? `\`input\`: ${inputType.description ?? ''}` : '',
    isInputObjectType(inputType) ? inputTable('Field', Object.values(inputType.getFields())) : '',
    changed.length === 0
      ? ''
      : table(
          ['Answer', 'Type', 'Meaning'],
          changed.map(({ name, type, description }) => [code(name), code(String(type)), description ?? '']),
        ),
    facts([
      ['Who may', whoMay(`Mutation.${mutation.name}`)],
      ['User errors', userErrorCodesOf(mutation).map(errorLink).join(', ')],
      ['What they mean here', userErrorsText(mutation).replaceAll('\n', ' ')],
      ['Upstream calls', callsOf(`Mutation.${mutation.name}`)],
    ]),
  );
}

/** The playground's examples of a domain, which a test runs. */
const examplesOf = (domain: string) =>
  globSync(`web/playground/examples/${domain}/*.graphql`)
    .toSorted()
    .map((file) => `- [${code(basename(file, '.graphql'))}](../../${file})`)
    .join('\n');

const NOTE =
  '<!-- Written by npm run docs: change the descriptions in the schema, or what scripts/docs makes of them. -->';

function page({ domain, reads, mutations, inputs, enums }: SchemaPage): string {
  const examples = examplesOf(domain);
  return section(
    NOTE,
    `# Reference: ${domain}`,
    `From [schema/${domain}.graphql](../../schema/${domain}.graphql). How to read this page: [reference](README.md).`,
    reads.length === 0 ? '' : '## Reading',
    ...reads.map(readSection),
    mutations.length === 0 ? '' : '## Changing',
    ...mutations.map(mutationSection),
    examples === '' ? '' : `## Examples\n\nThey are in the playground, with variables for the sandbox.\n\n${examples}`,
    inputs.length === 0 ? '' : '## Objects within inputs',
    ...inputs.map((type) =>
      section(`### ${type.name}`, type.description ?? '', inputTable('Field', Object.values(type.getFields()))),
    ),
    enums.length === 0 ? '' : '## Enums',
    ...enums.map((type) =>
      section(
        `### ${type.name}`,
        type.description ?? '',
        table(
          ['Value', 'Meaning'],
          type.getValues().map(({ name, description }) => [code(name), description ?? '']),
        ),
      ),
    ),
  );
}

/** The pages by file. */
export const referencePages = (): Record<string, string> =>
  Object.fromEntries(schemaPages.map((one) => [`docs/reference/${one.domain}.md`, page(one)]));

/** All pages with what stands on each. */
export const referenceIndex = (): string => {
  const link = (domain: string, name: string) => `[${code(name)}](${domain}.md#${anchorOf(name)})`;
  return table(
    ['Page', 'Reading', 'Changing'],
    schemaPages.map(({ domain, reads, mutations }) => [
      `[${domain}](${domain}.md)`,
      reads.map(({ name }) => link(domain, name)).join(', '),
      mutations.map(({ name }) => link(domain, name)).join(', '),
    ]),
  );
};
