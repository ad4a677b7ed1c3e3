/** What is looked at of a file: the header of a WebM is shorter. */
export const HEAD_BYTES = 256;

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;

type Numeral = { readonly value: number; readonly next: number };

/** A number as WebM writes it: how many bytes it has is told by the zeros that its first one begins with. */
function numeralAt(bytes: Uint8Array, at: number, keepsMarker: boolean): Numeral | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, next: at + length };
}

/** The element at a place: its id, and where its content begins and ends. */
function elementAt(bytes: Uint8Array, at: number) {
  const id = numeralAt(bytes, at, true);
  const size = id && numeralAt(bytes, id.next, false);
  return id && size && { id: id.value, start: size.next, end: size.next + size.value };
}

const NAME = new TextEncoder().encode('webm');

/** Whether a text of the header is that name, which may have zeros behind it. */
const isNamed = (text: Uint8Array): boolean =>
  text.length >= NAME.length && text.every((byte, place) => byte === (NAME[place] ?? 0));

/** Whether a file is a WebM by its beginning: a header that says so. */
export function isWebm(head: Uint8Array): boolean {
  const header = elementAt(head, 0);
  if (header?.id !== EBML) return false;
  for (let at = header.start; at < Math.min(header.end, head.length);) {
    const element = elementAt(head, at);
    if (!element || element.end > head.length) return false;
    if (element.id === DOC_TYPE) {
      return isNamed(head.subarray(element.start, element.end));
    }
    at = element.end;
  }
  return false;
}
