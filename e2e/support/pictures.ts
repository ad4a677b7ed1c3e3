// Real pictures, made by the test: nothing binary is kept beside the specs.
import { crc32, deflateSync } from 'node:zlib';

/** What a file input takes. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG that any browser shows: its left half in one colour, its right half in another. */
export function pngOf(width: number, height: number, left: Colour, right: Colour = left): PictureFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits of red, green and blue
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? left : right, 1 + x * 3);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** A drawing that its name and its type call a PNG. */
export const renamedSvg: PictureFile = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'),
};

/** A picture with so many bytes behind it that the file is that large. */
export const padded = (picture: PictureFile, bytes: number): PictureFile => ({
  ...picture,
  buffer: Buffer.concat([picture.buffer, Buffer.alloc(Math.max(0, bytes - picture.buffer.length))]),
});
