import { vi } from 'vitest';

type Fault = 'cut' | 'silent' | number;
type Answered = { status: number; headers?: Record<string, string> };

/** A server that takes a file in parts, and what a test does to it. */
export class FakePartServer {
  /** What it has. */
  kept = '';
  readonly requests: string[] = [];
  #faults: Fault[] = [];
  #held: (() => void)[] | null = null;
  readonly length: number;

  constructor(length: number) {
    this.length = length;
  }

  /** What becomes of the next requests: an answer with a status, a cut after half of the body, or nothing ever. */
  failNext(...faults: Fault[]): void {
    this.#faults.push(...faults);
  }

  /** Keeps parts waiting until they are let go. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const go of held) go();
  }

  async answer(method: string, offset: number, body: Blob | null): Promise<Answered | 'cut' | 'silent'> {
    this.requests.push(method === 'HEAD' ? 'HEAD' : `${method} ${offset}+${body?.size ?? 0}`);
    const fault = this.#faults.shift();
    const text = (await body?.text()) ?? '';
    if (fault === 'cut') this.kept += text.slice(0, text.length / 2);
    if (fault === 'cut' || fault === 'silent') return fault;
    if (fault !== undefined) return { status: fault };
    const held = this.#held;
    if (held && method === 'PATCH') await new Promise<void>((go) => void held.push(go));
    if (method === 'PATCH' && offset !== this.kept.length) return { status: 409 };
    this.kept += text;
    const headers = { 'upload-offset': String(this.kept.length), 'upload-length': String(this.length) };
    return { status: method === 'HEAD' ? 200 : 204, headers };
  }
}

/** A request as the library makes it: by the handlers that it sets. */
class PartXhr {
  static server: FakePartServer;
  onload: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly upload: { onprogress: ((event: { lengthComputable: boolean; loaded: number }) => void) | null } = {
    onprogress: null,
  };
  status = 0;
  responseText = '';
  #method = '';
  #headers: Record<string, string> = {};
  #answered: Record<string, string> = {};
  #isAborted = false;

  open(method: string): void {
    this.#method = method;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#answered[name.toLowerCase()] ?? null;
  }

  abort(): void {
    this.#isAborted = true;
  }

  send(body: Blob | null): void {
    void this.#exchange(body);
  }

  async #exchange(body: Blob | null): Promise<void> {
    const answered = await PartXhr.server.answer(this.#method, Number(this.#headers['upload-offset'] ?? 0), body);
    if (this.#isAborted || answered === 'silent') return;
    if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size });
    if (answered === 'cut') return this.onerror?.(new Event('error'));
    this.status = answered.status;
    this.#answered = answered.headers ?? {};
    this.onload?.();
  }
}

/** Puts a server that takes one file in parts, of so many bytes, in the place of the real one. */
export function fakePartServer(length: number): FakePartServer {
  PartXhr.server = new FakePartServer(length);
  vi.stubGlobal('XMLHttpRequest', PartXhr);
  return PartXhr.server;
}
