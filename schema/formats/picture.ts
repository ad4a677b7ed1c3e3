/** The kinds of pictures that are told apart by their content. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

/** What a picture's header says of it; width and height in pixels, at least 1. */
export type PictureFacts = { readonly type: PictureType; readonly width: number; readonly height: number };

/** What is taken of pictures for one purpose. */
export type PictureRule = {
  readonly types: readonly PictureType[];
  readonly maxBytes: number;
  /** The most pixels that width and height may have, each. */
  readonly maxSide: number;
};

const MEBIBYTE = 1024 * 1024;

/** A team's picture. Pictures that are not square are taken too, and shown cropped. */
export const TEAM_AVATAR: PictureRule = { types: ['jpeg', 'png'], maxBytes: MEBIBYTE, maxSide: 100 };

/** A person's picture. */
export const PROFILE_PHOTO: PictureRule = {
  types: ['jpeg', 'png', 'gif', 'webp'],
  maxBytes: 2 * MEBIBYTE,
  maxSide: 8_000,
};

/** The icon of a webhook. */
export const WEBHOOK_ICON: PictureRule = { types: ['jpeg', 'png'], maxBytes: 2 * MEBIBYTE, maxSide: 8_000 };

/** The media type of each kind, as it stands in `content-type` and in a file input's `accept`. */
export const PICTURE_MEDIA_TYPES: Readonly<Record<PictureType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Why a picture is not taken; `ok` where it is. */
export type PictureVerdict = 'ok' | 'wrongType' | 'tooLarge' | 'tooManyPixels';

/** Judges a whole file by its length and content; its name and what it claims to be are of no account. */
export function judgePicture(bytes: Uint8Array, rule: PictureRule): PictureVerdict {
  if (bytes.length > rule.maxBytes) return 'tooLarge';
  const facts = inspectPicture(bytes);
  if (facts === null || !rule.types.includes(facts.type)) return 'wrongType';
  return Math.max(facts.width, facts.height) > rule.maxSide ? 'tooManyPixels' : 'ok';
}

/**
 * Kind and size of a picture by its header alone; nothing is decoded. Null for what is no picture of these kinds, or ends
 * within its header. Stricter than viewers, which forgive much: what is taken here has the same size to all of them.
 */
export function inspectPicture(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts = jpegFacts(view) ?? pngFacts(view) ?? gifFacts(view) ?? webpFacts(view);
    return facts !== null && facts.width > 0 && facts.height > 0 ? facts : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // read beyond the end
    throw error;
  }
}

/** Whether these ASCII characters stand at that place. */
const standsAt = (view: DataView, at: number, text: string) =>
  view.byteLength >= at + text.length &&
  [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0));

const JPEG_START = 0xff_d8;
/** Baseline, extended and progressive frames; viewers do not show the others. */
const JPEG_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Between the start of a picture and its frame stand tables, comments and application data: each has a length. */
const isJpegTable = (marker: number) => marker === 0xc4 || marker === 0xdb || marker === 0xdd || marker >= 0xe0;

/** Goes from segment to segment. Bytes between them are an error here: what viewers skip could hide another size. */
function jpegFacts(view: DataView): PictureFacts | null {
  if (view.byteLength < 2 || view.getUint16(0) !== JPEG_START) return null;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    if (JPEG_FRAMES.has(marker)) {
      return { type: 'jpeg', height: view.getUint16(at + 4), width: view.getUint16(at + 6) };
    }
    const length = view.getUint16(at + 1);
    if (!isJpegTable(marker) || length < 2) return null;
    at += 1 + length;
  }
}

function pngFacts(view: DataView): PictureFacts | null {
  const isPng = standsAt(view, 0, '\u0089PNG\r\n\u001a\n') && standsAt(view, 12, 'IHDR');
  return isPng ? { type: 'png', width: view.getUint32(16), height: view.getUint32(20) } : null;
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** As large as the screen that it names, or as its first frame where that reaches beyond: viewers make room for it. */
function gifFacts(view: DataView): PictureFacts | null {
  if (!standsAt(view, 0, 'GIF87a') && !standsAt(view, 0, 'GIF89a')) return null;
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === GIF_EXTENSION) {
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  if (view.getUint8(at) !== GIF_FRAME) return null;
  const reach = (place: number) => view.getUint16(at + place, true) + view.getUint16(at + place + 4, true);
  return { type: 'gif', width: Math.max(screen.width, reach(1)), height: Math.max(screen.height, reach(3)) };
}

const VP8_KEY_FRAME = '\u009d\u0001\u002a';
const VP8L_SIGNATURE = 0x2f;

function webpFacts(view: DataView): PictureFacts | null {
  if (!standsAt(view, 0, 'RIFF') || !standsAt(view, 8, 'WEBP')) return null;
  const size = webpSize(view);
  return size === null ? null : { type: 'webp', ...size };
}

/** The first chunk is a lossy frame, a lossless one, or the canvas of what follows; frames have to fit their canvas. */
function webpSize(view: DataView): { width: number; height: number } | null {
  const data = 20;
  if (standsAt(view, 12, 'VP8 ') && standsAt(view, data + 3, VP8_KEY_FRAME)) {
    return { width: view.getUint16(data + 6, true) & 0x3fff, height: view.getUint16(data + 8, true) & 0x3fff };
  }
  if (standsAt(view, 12, 'VP8L') && view.getUint8(data) === VP8L_SIGNATURE) {
    const bits = view.getUint32(data + 1, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (!standsAt(view, 12, 'VP8X')) return null;
  const upTo24Bits = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  return { width: 1 + upTo24Bits(data + 4), height: 1 + upTo24Bits(data + 7) };
}
