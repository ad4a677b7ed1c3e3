import { vi } from 'vitest';

/** An upload that left the browser, and the hands to drive it. */
export class FakeXhr extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  form: FormData | null = null;
  status = 0;
  responseText = '';
  #answerHeaders: Record<string, string> = {};

  open(): void {}

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
  }

  getResponseHeader(name: string): string | null {
    return this.#answerHeaders[name] ?? null;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  /** So many bytes of all have left. */
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }));
  }

  answer(body: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.#answerHeaders = { 'x-request-id': 'req-1', ...headers };
    this.upload.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('load'));
  }

  /** The line broke. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  /** One field of the multipart request. */
  field(name: string): unknown {
    const value = this.form?.get(name);
    return typeof value === 'string' ? JSON.parse(value) : value;
  }
}

/** Puts hands in the place of uploads; answers those that have left, in their order. */
export function fakeXhr(): FakeXhr[] {
  const sent: FakeXhr[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeXhr {
      override send(form: FormData): void {
        super.send(form);
        sent.push(this);
      }
    },
  );
  return sent;
}
