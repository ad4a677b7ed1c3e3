import type { UserErrorCode } from '../../../generated/member/status/memberDeactivate.ts';
import type { ListedMember } from './people.ts';

/** Somebody whom an action failed on, and why. */
export interface Refused {
  readonly member: ListedMember;
  readonly code: UserErrorCode;
}

/** What one call made of the people it was about: each of them is in one of the lists. */
export interface Attempt {
  readonly changed: readonly ListedMember[];
  /** In the wanted state before. */
  readonly already: readonly ListedMember[];
  /** Not there any more: a withdrawn request, somebody who was deleted meanwhile. */
  readonly gone: readonly ListedMember[];
  readonly refused: readonly Refused[];
  /** Why the call as a whole was refused; null where it was not. */
  readonly general: UserErrorCode | null;
}

interface PayloadRefusal {
  readonly code: UserErrorCode;
  readonly field: readonly string[] | null;
}

/** Whose place in `memberIds` an error names; null where it concerns all of them. */
const placeOf = ({ field }: PayloadRefusal) =>
  field?.[0] === 'memberIds' && field[1] !== undefined ? Number(field[1]) : null;

/**
 * Reads an answer: whom it changed, and what its errors say of the others. Whoever is in neither was not changed, for
 * the reason of the whole.
 *
 * @param sent the people of the call in the order of its `memberIds`
 * @param changedIds whom the payload has
 */
export const readAttempt = (
  sent: readonly ListedMember[],
  changedIds: readonly string[],
  errors: readonly PayloadRefusal[],
): Attempt => {
  const codes = new Map(errors.map((error) => [placeOf(error), error.code]));
  const general = codes.get(null) ?? null;
  const isChanged = new Set(changedIds);
  const changed = sent.filter(({ id }) => isChanged.has(id));
  const others = sent.flatMap((member, place) =>
    isChanged.has(member.id) ? [] : [{ member, code: codes.get(place) ?? general ?? ('UNAVAILABLE' as const) }],
  );
  const membersWith = (wanted: UserErrorCode) =>
    others.filter(({ code }) => code === wanted).map(({ member }) => member);
  return {
    changed,
    already: membersWith('ALREADY_DONE'),
    gone: membersWith('NOT_FOUND'),
    refused: others.filter(({ code }) => code !== 'ALREADY_DONE' && code !== 'NOT_FOUND'),
    general,
  };
};
