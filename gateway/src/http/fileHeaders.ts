import { createHash } from 'node:crypto';
import { create as disposition } from 'content-disposition';
import type { Download } from '../upstream/client.ts';
import type { SavedAs } from './fileAddress.ts';

/** By the ending of a file's name: files are named by those who have looked at their content. Nothing else is ever shown. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
]);

const DAY_S = 24 * 60 * 60;

/** The last part of the name of a table, under which it is downloaded. */
const TABLE_NAME = /(?:^|\/)([\w-]{1,100}\.csv)$/;

/** What would lead out of a folder, end a header, or make a name look like another one, as a change of direction does. */
const NO_PART_OF_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\u{202a}-\u{202e}\u{2066}-\u{2069}<>:"/\\|?*]/gu;

/** A text as the name of a file that every system takes. */
export function savedNameOf(text: string): string {
  const name = text
    .toWellFormed()
    .replace(NO_PART_OF_NAMES, '_')
    .replace(/^[\s.]+/, '')
    .trimEnd();
  return name === '' ? 'file' : name;
}

type Kind = { readonly type: string; readonly disposition: string };

/** Of which kind a file is, and whether it is shown; `saved` where its address is one for a download. */
function kindOf(name: string, saved: SavedAs | null): Kind {
  const shown = SHOWN.get(name.slice(name.lastIndexOf('.') + 1));
  const [, table] = TABLE_NAME.exec(name) ?? [];
  const type = shown ?? (table === undefined ? 'application/octet-stream' : 'text/csv; charset=utf-8');
  if (saved !== null) {
    const isShown = shown !== undefined && saved.intent === 'view';
    return { type, disposition: disposition(savedNameOf(saved.as), { type: isShown ? 'inline' : 'attachment' }) };
  }
  if (shown !== undefined) return { type, disposition: 'inline' };
  return { type, disposition: table === undefined ? 'attachment' : `attachment; filename="${table}"` };
}

/** What stands for a file's content, which never changes under its name. */
export const tagOf = (name: string): string =>
  `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;

type Given = Pick<Download, 'bytes' | 'part'> & {
  readonly name: string;
  readonly saved: SavedAs | null;
  /** How long the address goes on to open the file, in seconds. */
  readonly leftS: number;
};

/**
 * Headers of a file, or a part of it: it is shown as a picture or a video and nothing else, and never changes under its
 * address. What was downloaded is kept by nobody else, and no longer than its address is good.
 */
export function fileHeaders({ name, saved, bytes, part, leftS }: Given) {
  const { type, disposition: shown } = kindOf(name, saved);
  return {
    'content-type': type,
    'content-disposition': shown,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': saved === null ? `private, max-age=${DAY_S}, immutable` : `private, max-age=${Math.max(0, leftS)}`,
    'accept-ranges': 'bytes',
    etag: tagOf(name),
    ...(bytes === null ? {} : { 'content-length': String(bytes) }),
    ...(part === null ? {} : { 'content-range': `bytes ${part.first}-${part.last}/${part.of}` }),
  };
}

/** Those of them that whoever has the file already is told. */
export const keptHeaders = ({ etag, 'cache-control': kept }: ReturnType<typeof fileHeaders>) => ({
  etag,
  'cache-control': kept,
});
