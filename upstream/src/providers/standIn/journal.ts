import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const line = z.object({ kind: z.string(), id: z.string(), value: z.unknown() });
type Line = z.infer<typeof line>;

/** What is kept, by kind: in memory, and in a file where one is named, so that it is there again after a restart. */
export class Journal {
  readonly #file: string | null;
  readonly #lines: readonly Line[];

  constructor(file: string | null) {
    this.#file = file;
    // A process that was killed may have left half a line.
    this.#lines =
      file !== null && existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .flatMap((text) => (text === '' ? [] : (line.safeParse(parsed(text)).data ?? [])))
        : [];
  }

  /** @param schema what is left of an older version, and not so, is forgotten */
  table<T>(kind: string, schema: z.ZodType<T>): Table<T> {
    const rows = new Map<string, T>();
    for (const { id, value } of this.#lines.filter((one) => one.kind === kind)) {
      const read = schema.safeParse(value);
      if (read.success) rows.set(id, read.data);
    }
    return new Table(rows, (id, value) => {
      if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify({ kind, id, value })}\n`);
    });
  }
}

/** What is kept of one kind, by id. */
export class Table<T> {
  readonly #rows: Map<string, T>;
  readonly #write: (id: string, value: T) => void;

  constructor(rows: Map<string, T>, write: (id: string, value: T) => void) {
    this.#rows = rows;
    this.#write = write;
  }

  get(id: string): T | null {
    return this.#rows.get(id) ?? null;
  }

  all(): T[] {
    return [...this.#rows.values()];
  }

  put(id: string, value: T): void {
    this.#rows.set(id, value);
    this.#write(id, value);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
