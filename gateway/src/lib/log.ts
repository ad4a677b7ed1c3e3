import { type DestinationStream, type Logger, pino } from 'pino';
import { GatewayError } from './errors.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

const SECRET_PARAMETER =
  /([?&](?:token|ssoToken|guid|authToken|password|code|signature|state|query|variables|extensions)=)[^&\s"']*/g;

/** Takes the values of telling query parameters out of a text. */
export const withoutSecrets = (text: string) => text.replace(SECRET_PARAMETER, '$1***');

/** An error as a log line may show it: our own by code, others by name and stack, without addresses' parameters. */
function describeError(error: unknown) {
  if (error instanceof GatewayError) return { ...error.toLogFields(), type: error.name };
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: withoutSecrets(error.message), stack: withoutSecrets(error.stack ?? '') };
}

const hidden = ['token', 'authToken', 'ssoToken', 'signature', 'password', 'pin', 'login', 'cookie', 'authorization'];

/**
 * The gateway's log: JSON lines. Requests are written by route and operation name, never with their query, headers or body.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    serializers: { err: describeError, req: ({ id }: { id?: unknown }) => ({ id }), res: () => undefined },
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
  };
  return destination ? pino(options, destination) : pino(options);
}
