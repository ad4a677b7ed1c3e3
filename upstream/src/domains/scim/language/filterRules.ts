import { type Name, readName } from './pathRules.ts';

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type Comparable = string | number | boolean | null;

/** A filter of RFC 7644, section 3.4.2.2, as a tree. */
export type Filter =
  | { readonly is: 'and' | 'or'; readonly of: readonly [Filter, Filter] }
  | { readonly is: 'not'; readonly of: Filter }
  | { readonly is: 'present'; readonly name: Name }
  | { readonly is: 'compared'; readonly name: Name; readonly by: Comparison; readonly value: Comparable }
  /** One value of the attribute meets all of it. */
  | { readonly is: 'some'; readonly name: Name; readonly of: Filter };

/** Longer ones are not read, nor are those that are nested deeper. */
const MAX_LENGTH = 8_000;
const MAX_DEPTH = 50;

/** What stands in a filter: brackets, texts in quotes, and words. */
const TOKEN = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/guy;

type Token = { readonly text: string; readonly kind: 'mark' | 'text' | 'word' };

/** Is thrown inside of this file alone. */
class Unreadable extends Error {}

function tokensOf(text: string): Token[] {
  let end = 0;
  const tokens = [...text.matchAll(TOKEN)].map(([whole, mark, quoted, word = '']): Token => {
    end += whole.length;
    if (mark !== undefined) return { text: mark, kind: 'mark' };
    return quoted === undefined ? { text: word, kind: 'word' } : { text: quoted, kind: 'text' };
  });
  if (end < text.trimEnd().length) throw new Unreadable();
  return tokens;
}

const comparisonOf = (word: string): Comparison | undefined => COMPARISONS.find((one) => one === word.toLowerCase());

/** Reads tokens one after the other. `or` binds least, then `and`, then `not`. */
class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;
  #depth = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  get isAtEnd(): boolean {
    return this.#place === this.#tokens.length;
  }

  #isNext(word: string): boolean {
    const next = this.#tokens[this.#place];
    return next !== undefined && next.kind !== 'text' && next.text.toLowerCase() === word;
  }

  #take(): Token {
    const next = this.#tokens[this.#place];
    if (next === undefined) throw new Unreadable();
    this.#place += 1;
    return next;
  }

  #demand(word: string): void {
    if (!this.#isNext(word)) throw new Unreadable();
    this.#place += 1;
  }

  filter(): Filter {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Unreadable();
    let read = this.#conjunction();
    while (this.#isNext('or')) {
      this.#place += 1;
      read = { is: 'or', of: [read, this.#conjunction()] };
    }
    this.#depth -= 1;
    return read;
  }

  #conjunction(): Filter {
    let read = this.#factor();
    while (this.#isNext('and')) {
      this.#place += 1;
      read = { is: 'and', of: [read, this.#factor()] };
    }
    return read;
  }

  #grouped(end: ')' | ']'): Filter {
    this.#place += 1;
    const inner = this.filter();
    this.#demand(end);
    return inner;
  }

  #factor(): Filter {
    if (this.#isNext('(')) return this.#grouped(')');
    if (this.#isNext('not')) {
      this.#place += 1;
      if (!this.#isNext('(')) throw new Unreadable();
      return { is: 'not', of: this.#grouped(')') };
    }
    const name = this.#name();
    if (this.#isNext('[')) return { is: 'some', name, of: this.#grouped(']') };
    const word = this.#take();
    if (word.kind !== 'word') throw new Unreadable();
    if (word.text.toLowerCase() === 'pr') return { is: 'present', name };
    const by = comparisonOf(word.text);
    if (by === undefined) throw new Unreadable();
    return { is: 'compared', name, by, value: this.#value() };
  }

  #name(): Name {
    const token = this.#take();
    const name = token.kind === 'word' ? readName(token.text) : null;
    if (name === null) throw new Unreadable();
    return name;
  }

  #value(): Comparable {
    const token = this.#take();
    if (token.kind === 'mark') throw new Unreadable();
    // Some write True and False.
    const written = /^(?:true|false|null)$/i.test(token.text) ? token.text.toLowerCase() : token.text;
    const value: unknown = JSON.parse(written);
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value;
    throw new Unreadable();
  }
}

/** A filter as it is written, or null for what is none. */
export function readFilter(text: string): Filter | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const reader = new Reader(text);
    const filter = reader.filter();
    return reader.isAtEnd ? filter : null;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The attributes that a filter names. */
export function namesIn(filter: Filter): readonly Name[] {
  switch (filter.is) {
    case 'and':
    case 'or':
      return filter.of.flatMap((one) => namesIn(one));
    case 'not':
      return namesIn(filter.of);
    default:
      return [filter.name];
  }
}
