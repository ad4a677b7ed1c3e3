// The browser tests' own stack: one upstream and gateway per worker, on free ports, with a data folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Stack, startStack } from '../../scripts/stack.ts';

export type TestStack = Stack & { dev: Dev };

/** What the development endpoints offer a test. */
export class Dev {
  readonly #upstream: string;

  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#upstream}/dev/${path}`, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`/dev/${path} answered ${answer.status}: ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  /** The newest PIN mailed to an address. */
  async pinOf(email: string): Promise<string> {
    const mails = (await this.#send('GET', `mailbox?to=${encodeURIComponent(email)}`)) as { subject: string }[];
    const pin = /\d{6}/.exec(mails[0]?.subject ?? '')?.[0];
    if (!pin) throw new Error(`No PIN was mailed to ${email}`);
    return pin;
  }

  advance(ms: number) {
    return this.#send('POST', 'clock', { advanceMs: ms });
  }

  fault(fault: Record<string, unknown>) {
    return this.#send('POST', 'faults', fault);
  }

  clearFaults() {
    return this.#send('DELETE', 'faults');
  }

  reset() {
    return this.#send('POST', 'reset');
  }

  async calls(): Promise<{ service: string; operation: string }[]> {
    return (await this.#send('GET', 'calls')) as { service: string; operation: string }[];
  }

  forgetCalls() {
    return this.#send('DELETE', 'calls');
  }
}

/** Starts a stack with the demo teams. `env` goes to both servers. */
export async function startTestStack(env: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-'));
  const stack = await startStack({ port: await freePort(), upstreamPort: await freePort(), dataDir, env });
  return {
    ...stack,
    dev: new Dev(stack.upstreamUrl),
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
