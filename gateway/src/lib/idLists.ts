import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { UserError } from '../generated/resolvers.ts';
import { openId } from './ids.ts';
import { userError } from './userErrors.ts';

const keyPatterns = {
  Viewer: /^[A-Za-z0-9_-]{1,64}$/,
  Team: /^[\x21-\x7e]{1,64}$/,
  Member: /^[A-Za-z0-9_-]{1,64}$/,
  Channel: /^[!-?A-~]{1,64}@[A-Za-z0-9.-]{1,120}$/,
  BulkJob: /^[A-Za-z0-9_-]{1,64}$/,
  ChannelUpload: /^[A-Za-z0-9_-]{1,64}$/,
  MemberUpload: /^[A-Za-z0-9_-]{1,64}$/,
  ChatExport: /^[A-Za-z0-9_-]{1,64}$/,
  Import: /^[A-Za-z0-9_-]{1,64}$/,
  Session: /^[A-Za-z0-9_-]{1,190}$/,
  CustomField: /^[A-Za-z0-9_-]{1,64}$/,
  CustomFieldValue: /^[A-Za-z0-9_-]{1,64}$/,
  UserGroup: /^[A-Za-z0-9_-]{1,64}$/,
  Webhook: /^[A-Za-z0-9_-]{1,64}$/,
  Recording: /^[A-Za-z0-9_-]{1,64}$/,
  WebhookDelivery: /^[A-Za-z0-9_-]{1,64}$/,
} as const;
type ListedType = keyof typeof keyPatterns;

/** A list of ids of one type, opened. */
export type OpenedIds = {
  /** The keys behind the ids, in order and each once. */
  readonly keys: readonly string[];
  /** Why the list cannot be used, or which of its ids are of nothing: `field` is the list, or a place in it. */
  readonly errors: readonly UserError[];
  /** Where in `input` a key first stood: the list's path and its place. */
  readonly pathOf: (key: string) => string[];
};

const refused = (error: UserError, path: readonly string[]): OpenedIds => ({
  keys: [],
  errors: [error],
  pathOf: () => [...path],
});

/** Whether a text has the form of a key of that type, so that a service may be asked for it. */
export const isKeyOf = (type: ListedType, key: string) => keyPatterns[type].test(key);

/** The key behind an id; null where it is the id of something else, or none. */
export function keyOfId(type: ListedType, id: string): string | null {
  const opened = openId(id);
  return opened?.type === type && isKeyOf(type, opened.key) ? opened.key : null;
}

/** For an id of something else, or of nothing that the viewer may see. */
export const notFound = (path: readonly string[]): UserError =>
  userError('NOT_FOUND', path, 'There is no such thing, or it is not the viewer’s to see.');

/**
 * Opens the ids of one list in `input`. More than `max` are TOO_MANY, none where there must be some is REQUIRED, and
 * nothing is opened then; an id of something else is NOT_FOUND at its place, and the others go on.
 */
export function openIds(
  type: ListedType,
  path: readonly string[],
  ids: readonly string[],
  { max = SUBJECTS_MAX, mayBeEmpty = false }: { max?: number; mayBeEmpty?: boolean } = {},
): OpenedIds {
  if (ids.length > max) return refused(userError('TOO_MANY', path, `At most ${max} are taken at once.`), path);
  if (ids.length === 0 && !mayBeEmpty) return refused(userError('REQUIRED', path, 'Name at least one.'), path);
  const places = new Map<string, number>();
  const errors: UserError[] = [];
  for (const [place, id] of ids.entries()) {
    const key = keyOfId(type, id);
    if (key === null) errors.push(notFound([...path, String(place)]));
    else if (!places.has(key)) places.set(key, place);
  }
  return { keys: [...places.keys()], errors, pathOf: (key) => [...path, String(places.get(key) ?? 0)] };
}
