// How many upstream calls each of the console's own queries costs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { takeCalls, type TestBed } from './servers.ts';
import { authorization, viewerAt } from '../../load/viewers.ts';

const manifest = fileURLToPath(new URL('../../../web/dist/persisted-documents.json', import.meta.url));

/** What the console's queries are asked with here. */
export const consoleVariables = { first: 50, orderBy: { field: 'NAME', direction: 'ASC' } };

/** A query by its name, with its calls by path. `failed`: its answer had errors, so that its counts mean little. */
export type QueryCalls = { name: string; calls: Readonly<Record<string, number>>; failed: boolean };

/** The documents of the manifest that are queries, by name. */
export function queriesOf(documents: Readonly<Record<string, string>>): Map<string, string> {
  const named = Object.values(documents).flatMap((text) =>
    parse(text).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY && one.name
        ? [[one.name.value, text] as const]
        : [],
    ),
  );
  return new Map(named.sort(([a], [b]) => a.localeCompare(b)));
}

const consoleQueries = () => queriesOf(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);

/** Asks the gateway a query; answers whether there were errors. */
async function isRefused(gatewayUrl: string, query: string): Promise<boolean> {
  const headers = { authorization: authorization(viewerAt(0)), 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables: consoleVariables });
  const answer = await fetch(`${gatewayUrl}/graphql`, { method: 'POST', headers, body });
  const { errors } = (await answer.json()) as { errors?: unknown[] };
  return errors !== undefined;
}

/** The queries that the stub has all answers to. The others ask for somebody in particular, or a service that it does not play. */
export async function answeredQueries(gatewayUrl: string): Promise<string[]> {
  const answered: string[] = [];
  for (const query of consoleQueries().values()) if (!(await isRefused(gatewayUrl, query))) answered.push(query);
  return answered;
}

/** Asks each query once and counts what reaches the stub meanwhile. */
export async function countConsoleQueries({ stub, servers }: TestBed): Promise<QueryCalls[]> {
  const gateway = servers.find(({ name }) => name === 'gateway');
  if (!gateway) throw new Error('There is no gateway to ask.');
  const counted: QueryCalls[] = [];
  for (const [name, query] of consoleQueries()) {
    await takeCalls(stub.url);
    const failed = await isRefused(gateway.process.url, query);
    counted.push({ name, calls: Object.fromEntries(await takeCalls(stub.url)), failed });
  }
  return counted;
}
