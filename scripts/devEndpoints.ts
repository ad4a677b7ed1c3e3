// The upstream's development endpoints, as tests use them.

/** What the development endpoints offer a test. */
export class DevEndpoints {
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

  /** The mails that an address was sent, the newest first. */
  async mailsTo(email: string): Promise<{ from: string | null; subject: string; html: string }[]> {
    const mails = await this.#send('GET', `mailbox?to=${encodeURIComponent(email)}`);
    return mails as { from: string | null; subject: string; html: string }[];
  }

  /** The newest PIN mailed to an address. */
  async pinOf(email: string): Promise<string> {
    const mails = await this.mailsTo(email);
    const pin = /\d{6}/.exec(mails[0]?.subject ?? '')?.[0];
    if (!pin) throw new Error(`No PIN was mailed to ${email}`);
    return pin;
  }

  advance(ms: number) {
    return this.#send('POST', 'clock', { advanceMs: ms });
  }

  /** To an instant, be it gone by; the time goes on from there. */
  setClock(now: number) {
    return this.#send('POST', 'clock', { now: new Date(now).toISOString() });
  }

  /** Back to the real time, after `advance`. */
  resetClock() {
    return this.#send('DELETE', 'clock');
  }

  fault(fault: Record<string, unknown>) {
    return this.#send('POST', 'faults', fault);
  }

  clearFaults() {
    return this.#send('DELETE', 'faults');
  }

  /** Puts the demo teams back, and throws everything else away. */
  reset() {
    return this.#send('POST', 'reset');
  }

  /** The last calls that the services answered; `guid` of who was signed in, `status` 0 where the connection was cut. */
  async calls(): Promise<{ service: string; operation: string; guid: string | null; status: number }[]> {
    return (await this.#send('GET', 'calls')) as Awaited<ReturnType<DevEndpoints['calls']>>;
  }

  forgetCalls() {
    return this.#send('DELETE', 'calls');
  }
}
