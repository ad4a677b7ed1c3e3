import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A WOFF font (W3C, 1.0) as the OpenType font that is packed in it: of the former fontkit unpacks all outlines for each character. */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const at = WOFF_HEADER + place * WOFF_ENTRY;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const stored = woff.subarray(offset, offset + packed);
    const content = packed < length ? inflateSync(stored) : stored;
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), content };
  });
  const header = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(header, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  for (const [place, value] of [count, 16 * 2 ** selector, selector, 16 * (count - 2 ** selector)].entries()) {
    header.writeUInt16BE(value, 4 + place * 2);
  }
  let offset = header.length;
  for (const [place, { tag, checksum, content }] of tables.entries()) {
    const at = HEADER + place * ENTRY;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    offset += padded(content.length);
  }
  const contents = tables.map(({ content }) =>
    Buffer.concat([content, Buffer.alloc(padded(content.length) - content.length)]),
  );
  return Buffer.concat([header, ...contents]);
}
