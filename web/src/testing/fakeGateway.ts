import { vi } from 'vitest';
import { isRecord } from '../lib/json.ts';

/** An operation that left the browser. */
export type Sent = {
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly body: Record<string, unknown>;
  /** Whether it goes on when its page does not. */
  readonly outlivesPage: boolean;
};

type Answer = { data?: unknown; errors?: unknown[]; status?: number; headers?: Record<string, string> };
/** What the gateway answers to an operation; a rejected promise is a broken line. */
export type Handlers = Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>;

/** Puts answers in the place of the network, by the operation's name, and notes what was sent. */
export function fakeGateway(handlers: Handlers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal(
    'fetch',
    async (_url: string, { body: text, keepalive = false }: { body: string; keepalive?: boolean }) => {
      const body: unknown = JSON.parse(text);
      if (!isRecord(body) || typeof body['operationName'] !== 'string') throw new Error('Not an operation');
      const name = body['operationName'];
      const variables = isRecord(body['variables']) ? body['variables'] : {};
      sent.push({ name, variables, body, outlivesPage: keepalive });
      const handler = handlers[name];
      if (!handler) throw new Error(`No answer for ${name}`);
      const { status = 200, headers = {}, ...answer } = await handler(variables);
      return new Response(JSON.stringify(answer), {
        status,
        headers: { 'content-type': 'application/graphql-response+json', 'x-request-id': 'req-1', ...headers },
      });
    },
  );
  return sent;
}

/** An answer that is refused as a whole. */
export const refused = (code: string, status: number, extensions: Record<string, unknown> = {}): Answer => ({
  status,
  errors: [{ message: code, extensions: { code, ...extensions } }],
});
