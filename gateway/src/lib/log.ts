import { type DestinationStream, type Logger, pino } from 'pino';
import { GatewayError } from './errors.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

const SECRET_PARAMETER =
  /([?&](?:token|ssoToken|guid|authToken|password|passphrase|sourceFile|code|signature|state|query|variables|extensions)=)[^&\s"']*/g;

/** Takes the values of telling query parameters out of a text. */
export const withoutSecrets = (text: string) => text.replace(SECRET_PARAMETER, '$1***');

/** An error as a log line may show it: our own by code, others by name and stack, without addresses' parameters. */
function describeError(error: unknown) {
  if (error instanceof GatewayError) return { ...error.toLogFields(), type: error.name };
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: withoutSecrets(error.message), stack: withoutSecrets(error.stack ?? '') };
}

const HIDDEN = new Set([
  'token',
  'authToken',
  'ssoToken',
  'signature',
  'password',
  'passphrase',
  'pin',
  'login',
  'cookie',
  'authorization',
]);
const DEEPEST = 3;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof Error);

/**
 * A line's fields without the values of telling names, down to the third level. The log library's own redaction copies
 * every line, whatever is in it: a twentieth of a small operation's time.
 */
function withoutHidden(fields: Record<string, unknown>, depth = 1): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const shown = HIDDEN.has(name)
      ? '***'
      : depth < DEEPEST && isPlain(value)
        ? withoutHidden(value, depth + 1)
        : value;
    if (shown !== value) (copy ??= { ...fields })[name] = shown;
  }
  return copy ?? fields;
}

/**
 * The gateway's log: JSON lines. Requests are written by route and operation name, never with their query, headers or body.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    serializers: { err: describeError, req: ({ id }: { id?: unknown }) => ({ id }), res: () => undefined },
    formatters: { log: (fields: Record<string, unknown>) => withoutHidden(fields) },
  };
  // Lines go out together, at the latest a fifth of a second after they were written and before the process ends.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 4_096, periodicFlush: 200 }));
}
