import { type DestinationStream, type Logger, pino } from 'pino';
import { Fault } from './errors.ts';
import { StartError } from './startError.ts';

export type Log = Logger;

/** Fields of a database error that say what went wrong without saying with which values. */
const tellable = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall'] as const;

/** Our own messages, and those of the language's engine, which name parts of the program only. */
const hasPlainMessage = (error: Error) =>
  error instanceof Fault || error instanceof StartError || (error instanceof TypeError && !('code' in error));

/**
 * What may be told of an error: its name, its place in the program and its machine code. Other people's messages stay
 * out, since drivers put values into them (the parameters of a query, an address, a piece of the request).
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const entries: [string, unknown][] = tellable.map((key) => [key, Reflect.get(error, key)]);
  return {
    name: error.name,
    ...(hasPlainMessage(error) ? { message: error.message } : {}),
    ...Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    ...('query' in error && typeof error.query === 'string' ? { query: error.query } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const idOf = (traceId: string | undefined) => (traceId === undefined ? {} : { traceId });

/** A log of JSON lines that never holds a request's address, query or body. */
export function createLog(level: string, destination?: DestinationStream, traceId?: () => string | undefined): Log {
  const options = {
    level,
    base: { service: 'upstream' },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
    ...(traceId ? { mixin: () => idOf(traceId()) } : {}),
  };
  return destination ? pino(options, destination) : pino(options);
}
