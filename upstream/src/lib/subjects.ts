import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { components } from '../generated/member.ts';
import { Refusal } from './errors.ts';

export type SubjectOutcome = components['schemas']['SubjectResult'];

/** What became of one of the people that a call is about. */
export type SubjectResult = { guid: string; result: SubjectOutcome };

/** @throws Refusal `too_many_subjects` with the body's field at fault */
export function demandFewSubjects(subjects: readonly string[], field: string, limit = SUBJECTS_MAX): void {
  if (subjects.length > limit) throw new Refusal('too_many_subjects', { field });
}

/** One call sets as many pairs of two lists, such as people in channels: one or two seconds of an embedded database. */
const MAX_PAIRS = 50_000;

/** @throws Refusal `too_many_subjects` with the body's field at fault */
export function demandFewPairs(pairs: number, field: string): void {
  if (pairs > MAX_PAIRS) throw new Refusal('too_many_subjects', { field });
}

/** How many pairs two lists make, whoever stands in them twice. */
export const pairsOf = (some: readonly string[], others: readonly string[]): number =>
  new Set(some).size * new Set(others).size;
