import { contract } from '@muster/upstream/contract';

type Call = { readonly service: string; readonly operation: string; readonly status: number };

const writes = new Set(
  Object.entries(contract).flatMap(([service, calls]) =>
    Object.entries(calls)
      .filter(([, { access }]) => access === 'write')
      .map(([operation]) => `${service}.${operation}`),
  ),
);

/** The writes among calls that the services did not refuse. */
export const successfulWrites = (calls: readonly Call[]): string[] =>
  calls
    .filter(({ status }) => status < 400)
    .map(({ service, operation }) => `${service}.${operation}`)
    .filter((name) => writes.has(name));
