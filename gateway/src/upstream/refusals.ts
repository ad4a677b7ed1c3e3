import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import type { RefusalCode, Refusals } from '../generated/upstream/contract.ts';
import { keyReused, userError } from '../lib/userErrors.ts';
import { UpstreamError } from './errors.ts';
import { FileTooLarge } from './outgoingFile.ts';

/** What a refusal means to the person: the user error's code, the path inside `input`, and the message. */
export type Meaning = readonly [code: UserErrorCode, field: readonly string[] | null, message: string];
/** The same by a service's code. */
export type Meanings = Readonly<Partial<Record<RefusalCode, Meaning>>>;
/**
 * The same by the codes with which a call may be refused, or one of several, as `service.operation`; another code does not
 * compile. A code that is left out is not the person's to mend: the refusal is thrown, and becomes a top-level error.
 */
export type RefusalTable<Calls extends keyof Refusals> = {
  readonly [Code in RefusalCode]?: Code extends Refusals[Calls] ? Meaning : never;
};

const INDEX = /^\d{1,9}$/;

/**
 * Where in `input` the fault is that a service names; null where that is not known.
 *
 * @param names what the service calls a part of its body, as a part of `input`
 * @param within a beginning of the service's place that `input` does not have
 */
export function placeOf(
  error: unknown,
  names: ReadonlyMap<string, string>,
  within: RegExp | string = '',
): readonly string[] | null {
  const field = error instanceof UpstreamError ? (error.refusal?.field ?? '') : '';
  const place = field
    .replace(within, '')
    .split('.')
    .map((name) => (INDEX.test(name) ? name : names.get(name)));
  return place.every((name) => name !== undefined) ? place : null;
}

/** What a refused write means to the person; null for what is no refusal of the table. */
export function knownRefusal(error: unknown, table: Meanings): UserError | null {
  const code = error instanceof UpstreamError ? error.refusal?.code : undefined;
  if (code === 'idempotency_key_reused') return keyReused();
  const entry = code === undefined ? undefined : new Map(Object.entries(table)).get(code);
  return entry === undefined ? null : userError(...entry);
}

/** The same; throws what is no refusal of the table, which is not theirs to mend. */
export function refusalError(error: unknown, table: Meanings): UserError {
  const known = knownRefusal(error, table);
  if (known === null) throw error;
  return known;
}

const FILE = ['file'] as const;
export const TOO_LARGE = ['FILE_TOO_LARGE', FILE, 'The file has more bytes than are taken.'] as const;

const fileRefusals = {
  file_type: ['WRONG_FILE_TYPE', FILE, 'The file is of a kind that is not taken, whatever its name says.'],
  file_size: TOO_LARGE,
  picture_size: ['TOO_MANY_PIXELS', FILE, 'The picture is wider or higher than is taken.'],
} as const satisfies RefusalTable<'identity.uploadProfilePicture' | 'team.uploadTeamAvatar'>;

/** What it means to the person that a file was not taken, by the codes of its call. Throws what is not theirs to mend. */
export const uploadErrorOf =
  (table: Meanings) =>
  (error: unknown): UserError =>
    error instanceof FileTooLarge ? userError(...TOO_LARGE) : refusalError(error, table);

/** The same of a picture. */
export const uploadError = uploadErrorOf(fileRefusals);
