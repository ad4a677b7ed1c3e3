// Pictures for tests, whole and broken. All of the plain ones are 20 by 10 pixels.
import { crc32, deflateSync } from 'node:zlib';

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

export const JPEG = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAKABQDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAcJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AnRDGqYAAAAD/2Q==',
);
export const GIF = fromBase64('R0lGODlhFAAKAPAAAP8AAAAAACH5BAAAAAAALAAAAAAUAAoAAAIMhI+py+0Po5y02usKADs=');
export const WEBP_LOSSY = fromBase64(
  'UklGRkgAAABXRUJQVlA4IDwAAAAQAwCdASoUAAoAPpE4l0eloyIhMAgAsBIJQBdl0AAQNgAA/u6mP/4DdfFtMv/3OB/3OB/3OB/HM1mAAAA=',
);
export const WEBP_LOSSLESS = fromBase64('UklGRhwAAABXRUJQVlA4TA8AAAAvE0ACAAcQ/Y/+ByKi/wEA');
/** With a canvas: the start of a file whose frames follow. */
export const WEBP_EXTENDED = fromBase64('UklGRmwAAABXRUJQVlA4WAoAAAAQAAAAEwAACQAA');

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * A PNG of one color. `extraBytes` are added as text, which viewers skip; `claimed` stands in the header in place of the
 * real size.
 */
export function png(
  width = 20,
  height = 10,
  { extraBytes = 0, claimed = { width, height } } = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed.width, 0);
  header.writeUInt32BE(claimed.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height, 0x80));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  if (extraBytes > 0) chunks.splice(1, 0, chunk('tEXt', Buffer.alloc(extraBytes, 'a')));
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]));
}

const SVG = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>',
);

/** What is no picture that may be taken, by what it is. */
export const noPictures: Readonly<Record<string, Uint8Array>> = {
  'an SVG': SVG,
  'a text': new TextEncoder().encode('GIF is what this text begins with.'),
  nothing: new Uint8Array(),
  'a PNG that ends in its header': png().subarray(0, 20),
  'a JPEG that ends in its header': JPEG.subarray(0, 100),
  'a GIF that ends before its frame': GIF.subarray(0, 20),
  'a WebP that ends in its header': WEBP_LOSSY.subarray(0, 22),
  'a PNG of no pixels': png(1, 1, { claimed: { width: 0, height: 10 } }),
};
