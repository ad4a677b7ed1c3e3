import type { UserError, UserErrorCode } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';

/** What became of one subject of a call, as every service that takes several of them says it. */
export type SubjectResult =
  | 'done'
  | 'already'
  | 'not_found'
  | 'last_admin'
  | 'guest_limit'
  | 'already_member'
  | 'not_licensable'
  | 'not_licensed'
  | 'no_licence_left';

type Failed = Exclude<SubjectResult, 'done'>;

const failures: { readonly [Result in Failed]: readonly [UserErrorCode, string] } = {
  already: ['ALREADY_DONE', 'It was so before.'],
  not_found: ['NOT_FOUND', 'The team has no such person in this state.'],
  last_admin: ['LAST_ADMIN', 'The team would be left without an admin.'],
  guest_limit: ['PLAN_REQUIRED', 'The plan allows no further guest.'],
  already_member: ['ALREADY_MEMBER', 'The person belongs to the team already.'],
  not_licensable: ['NOT_LICENSABLE', 'Guests hold no licences.'],
  not_licensed: ['NOT_LICENSED', 'The person holds no licence.'],
  no_licence_left: ['NO_LICENCE_LEFT', 'Every licence is assigned.'],
};

const byWord = new Map<string, readonly [UserErrorCode, string]>(Object.entries(failures));
/** Of a service that knows more reasons than this version. */
const otherFailure = ['NOT_ALLOWED', 'The rules of the product forbid it.'] as const;

/** The code that a person reads who was not acted on. */
export const codeOfResult = (result: Failed): UserErrorCode => (byWord.get(result) ?? otherFailure)[0];

/** The error of a subject that was not acted on, at its place. */
export function resultError(result: Failed, path: readonly string[]): UserError {
  const [code, message] = byWord.get(result) ?? otherFailure;
  return userError(code, path, message);
}
