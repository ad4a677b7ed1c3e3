import { Kind, OperationTypeNode, parse } from 'graphql';

/** An operation that is ready to run. */
export type Example = {
  readonly domain: string;
  readonly name: string;
  readonly query: string;
  readonly isChange: boolean;
};

type Domain = { readonly domain: string; readonly examples: readonly Example[] };

const texts = import.meta.glob<string>('./examples/*/*.graphql', { query: '?raw', import: 'default', eager: true });
const variables = import.meta.glob<{ readonly input?: object }>('./examples/*/*.json', {
  import: 'default',
  eager: true,
});

/** The order in which somebody gets to know a team. */
const DOMAINS = [
  ...['identity', 'team', 'member', 'guest', 'channel', 'userGroup', 'field', 'webhook', 'recording', 'sso', 'licence'],
  ...['billing', 'payment', 'bulk', 'import', 'chatExport', 'event'],
];

const isMutation = (query: string) =>
  parse(query).definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );

/** A change has a key of its own each time that it is taken up: repeated it is one act, and taken up anew another one. */
const withKey = (given: { readonly input?: object }) =>
  given.input ? { input: { ...given.input, idempotencyKey: crypto.randomUUID() } } : given;

/** The variables of an example as they are put into the editor. */
export const variablesOf = (example: Example): string => {
  const given = variables[`./examples/${example.domain}/${example.name}.json`];
  return given === undefined ? '' : JSON.stringify(withKey(given), null, 2);
};

const examples = Object.entries(texts).flatMap(([path, query]): Example[] => {
  const [domain, name] = path.replace('./examples/', '').replace('.graphql', '').split('/');
  return domain && name ? [{ domain, name, query, isChange: isMutation(query) }] : [];
});

/** At least one for each domain: first what is read, then what is changed. */
export const EXAMPLES: readonly Domain[] = DOMAINS.map((domain) => ({
  domain,
  examples: examples
    .filter((one) => one.domain === domain)
    .toSorted((one, other) => Number(one.isChange) - Number(other.isChange) || one.name.localeCompare(other.name)),
}));

/** Those of what the installation offers: a service that it may be without is a domain of its own. */
export const offeredExamples = (absentServices: readonly string[]): readonly Domain[] =>
  EXAMPLES.filter(({ domain }) => !absentServices.includes(domain));

/** What a first visit opens. */
export const FIRST = examples.find(({ name }) => name === 'viewer');
