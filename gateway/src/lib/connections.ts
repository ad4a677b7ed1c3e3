import type { PageInfo } from '../generated/resolvers.ts';
import { badUserInput } from './errors.ts';

/** The most items that one page may have. */
const MAX_FIRST = 300;
/** How many items a page has where nothing is said. */
export const DEFAULT_FIRST = 50;
/** How many rows before a moved anchor are read again to find it. */
const LOOK_BACK = 100;
const PLAIN_CURSOR = /^(\d{1,9}):([A-Za-z0-9_-]{1,64})$/;
const OPAQUE_CURSOR = /^[A-Za-z0-9_-]{1,120}$/;

export type PageArguments = { first?: number | null | undefined; after?: string | null | undefined };
export type Rows<T> = { readonly rows: readonly T[]; readonly total: number };
/** Rows with the position of the first of them in the whole list. */
export type Page<T> = Rows<T> & { readonly start: number };
type Anchor = { readonly offset: number; readonly key: string };

/** The cursor of an item: its place and its key, so that a page can be found again when the list has moved. */
export const toCursor = (offset: number, key: string) => Buffer.from(`${offset}:${key}`).toString('base64url');

function fromCursor(cursor: string): Anchor {
  const match = OPAQUE_CURSOR.test(cursor) ? PLAIN_CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) : null;
  const [, offset, key] = match ?? [];
  if (offset === undefined || key === undefined) throw badUserInput('`after` is not a cursor that the gateway gave.');
  return { offset: Number(offset), key };
}

/** `first` as a number between 0 and the most that is taken; BAD_USER_INPUT beyond. */
function pageSize({ first }: PageArguments, most = MAX_FIRST): number {
  const size = first ?? DEFAULT_FIRST;
  if (size < 0 || size > most) throw badUserInput(`\`first\` is between 0 and ${most}.`);
  return size;
}

/** Refuses a `first` beyond the bounds, where a call leaves ahead of those for the page. */
export const demandPageSize = (args: PageArguments): void => void pageSize(args);

/**
 * One page of a list that the upstream cuts by offset. With a cursor, one overlapping row is asked for to see whether the
 * list has moved; if it has, the rows before are read too, and where the anchor is gone its place counts.
 */
export async function pageByOffset<T>(
  args: PageArguments,
  keyOf: (row: T) => string,
  fetch: (offset: number, limit: number) => Promise<Rows<T>>,
  most = MAX_FIRST,
): Promise<Page<T>> {
  const first = pageSize(args, most);
  if (args.after === null || args.after === undefined) {
    const { rows, total } = await fetch(0, Math.max(first, 1));
    return { rows: rows.slice(0, first), total, start: 0 };
  }
  const anchor = fromCursor(args.after);
  const read = await fetch(anchor.offset, first + 1);
  const [overlap] = read.rows;
  if (overlap !== undefined && keyOf(overlap) === anchor.key) {
    return { rows: read.rows.slice(1, first + 1), total: read.total, start: anchor.offset + 1 };
  }
  return pageAfterMovedAnchor(anchor, first, keyOf, fetch);
}

async function pageAfterMovedAnchor<T>(
  anchor: Anchor,
  first: number,
  keyOf: (row: T) => string,
  fetch: (offset: number, limit: number) => Promise<Rows<T>>,
): Promise<Page<T>> {
  const offset = Math.max(0, anchor.offset - LOOK_BACK);
  const { rows, total } = await fetch(offset, anchor.offset - offset + LOOK_BACK);
  const found = rows.findIndex((row) => keyOf(row) === anchor.key);
  const start = found === -1 ? anchor.offset : offset + found + 1;
  const inWindow = rows.slice(start - offset, start - offset + first);
  const reachesEnd = offset + rows.length >= total;
  if (inWindow.length === first || reachesEnd) return { rows: inWindow, total, start };
  const rest = await fetch(start, Math.max(first, 1));
  return { rows: rest.rows.slice(0, first), total: rest.total, start };
}

/**
 * One page of a list that the upstream cuts into numbered pages, counted from 0. Whoever reads on with the same `first` costs one
 * call for each page; whoever changes it on the way two.
 */
export async function pageByNumber<T>(
  args: PageArguments,
  fetch: (page: number, size: number) => Promise<Rows<T>>,
): Promise<Page<T>> {
  const first = pageSize(args);
  const start = args.after === null || args.after === undefined ? 0 : fromCursor(args.after).offset + 1;
  const size = Math.max(first, 1);
  const [number, skipped] = [Math.floor(start / size), start % size];
  const pages = await Promise.all([fetch(number, size), ...(skipped === 0 ? [] : [fetch(number + 1, size)])]);
  const rows = pages.flatMap((page) => page.rows).slice(skipped, skipped + first);
  return { rows, total: pages[0]?.total ?? 0, start };
}

/** One page of a list that is whole in memory. */
export const pageOfAll = <T>(
  args: PageArguments,
  keyOf: (row: T) => string,
  all: readonly T[],
  most = MAX_FIRST,
): Promise<Page<T>> =>
  pageByOffset(
    args,
    keyOf,
    (offset, limit) => Promise.resolve({ rows: all.slice(offset, offset + limit), total: all.length }),
    most,
  );

/** A page in the shape of the schema's connections. Its edges are made when they are selected, which is seldom. */
export function toConnection<T>({ rows, total, start }: Page<T>, keyOf: (row: T) => string) {
  const cursorAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : toCursor(start + index, keyOf(row));
  };
  const pageInfo: PageInfo = {
    hasNextPage: start + rows.length < total,
    hasPreviousPage: start > 0,
    startCursor: cursorAt(0),
    endCursor: cursorAt(rows.length - 1),
  };
  return {
    get edges() {
      return rows.map((node, index) => ({ cursor: toCursor(start + index, keyOf(node)), node }));
    },
    nodes: [...rows],
    pageInfo,
    totalCount: total,
  };
}
