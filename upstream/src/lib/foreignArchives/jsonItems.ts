import type { Bytes } from '../archive/streams.ts';

// The files of an export are lists of up to millions of items. Each item is cut out by brackets and quotes, and parsed by itself:
// one at a time is in memory, and one that is broken, too long or too deep is no more than that one item.

/** The longest item, in bytes. */
const ITEM_MAX = 4 * 1024 ** 2;
/** As deep lists and objects stand in one another within an item. */
const DEPTH_MAX = 100;

/** A file that holds no list of JSON, or ends before its list does. */
export class JsonFault extends Error {}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const WHITE = new Set([0x20, 0x09, 0x0a, 0x0d]);
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The items of the list that a file holds, `[…]`, or of the lists that are its members, `{"Users": […]}`. `undefined` stands for an
 * item that cannot be read.
 *
 * @throws JsonFault
 */
export async function* jsonItems(content: Bytes): AsyncGenerator {
  const cutter = new ItemCutter();
  let isFirst = true;
  for await (const chunk of content) {
    yield* cutter.cut(isFirst ? withoutMark(chunk) : chunk);
    isFirst = false;
  }
  if (!cutter.isDone) throw new JsonFault('The list does not end.');
}

const withoutMark = (chunk: Buffer) =>
  chunk.subarray(chunk.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0);

class ItemCutter {
  /** The beginning of the item that the next bytes belong to. */
  #parts: Buffer[] = [];
  #bytes = 0;
  #isBroken = false;

  #depth = 0;
  /** How deep the items of the list stand that is being read; 0 outside of one. */
  #itemDepth = 0;
  #isInText = false;
  #isEscaped = false;
  #hasBegun = false;

  /** Whether what has come is whole. */
  get isDone(): boolean {
    return this.#hasBegun && this.#depth === 0;
  }

  /** The items that end in these bytes. */
  cut(chunk: Buffer): unknown[] {
    const items: unknown[] = [];
    let from = 0;
    for (let at = this.#isInText ? this.#endOfText(chunk, 0) + 1 : 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      switch (byte) {
        case QUOTE:
          at = this.#endOfText(chunk, at + 1);
          break;
        case OPEN_LIST:
        case OPEN_OBJECT:
          if (this.#opensItems(byte)) from = at + 1;
          break;
        case COMMA:
        case CLOSE_LIST:
        case CLOSE_OBJECT:
          if (this.#isAtItem) {
            items.push(...this.#taken(chunk.subarray(from, at), byte));
            from = at + 1;
          }
          if (byte !== COMMA) this.#close();
          break;
        default:
      }
      if (this.#depth === 0) this.#demandNothing(byte);
    }
    if (this.#itemDepth > 0) this.#keep(chunk.subarray(from));
    return items;
  }

  /** Whether what ends at this place is an item. */
  get #isAtItem(): boolean {
    return this.#itemDepth > 0 && this.#depth === this.#itemDepth;
  }

  /** @throws JsonFault for what stands before or behind the list and is neither white space nor its end */
  #demandNothing(byte: number | undefined): void {
    const isEnd = this.#hasBegun && (byte === CLOSE_LIST || byte === CLOSE_OBJECT);
    if (!isEnd && !WHITE.has(byte ?? 0)) throw new JsonFault('It is no list.');
  }

  /** Where a text ends, or the chunk where the text goes on. */
  #endOfText(chunk: Buffer, from: number): number {
    this.#isInText = true;
    for (let at = from; at < chunk.length; at += 1) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (chunk[at] === BACKSLASH) this.#isEscaped = true;
      else if (chunk[at] === QUOTE) {
        this.#isInText = false;
        return at;
      }
    }
    return chunk.length;
  }

  /** Whether the items of a list begin here: it is all of the file, or a member of what is. */
  #opensItems(byte: number): boolean {
    if (this.isDone) throw new JsonFault('Something follows the list.');
    this.#hasBegun = true;
    this.#depth += 1;
    if (this.#depth - this.#itemDepth > DEPTH_MAX) this.#isBroken = true;
    if (this.#itemDepth > 0 || byte !== OPEN_LIST || this.#depth > 2) return false;
    this.#itemDepth = this.#depth;
    return true;
  }

  #close(): void {
    if (this.#depth === 0) throw new JsonFault('Something follows the list.');
    if (this.#isAtItem) this.#itemDepth = 0;
    this.#depth -= 1;
  }

  #keep(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > ITEM_MAX) this.#isBroken = true;
    if (this.#isBroken) this.#parts = [];
    else this.#parts.push(part);
  }

  /** The item that ends with these bytes: one, or none where it was the end of an empty list. */
  #taken(end: Buffer, mark: number): unknown[] {
    this.#keep(end);
    const text = Buffer.concat(this.#parts).toString();
    const isBroken = this.#isBroken;
    this.#parts = [];
    this.#bytes = 0;
    this.#isBroken = false;
    if (isBroken) return [undefined];
    if (mark !== COMMA && text.trim() === '') return [];
    try {
      return [JSON.parse(text)];
    } catch {
      return [undefined];
    }
  }
}
