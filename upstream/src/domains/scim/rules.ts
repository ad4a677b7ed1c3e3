import type { Answer } from '../../generated/contract.ts';

/** As many resources are told at once, and as many where nobody says how many. */
export const MAX_RESULTS = 500;
export const DEFAULT_RESULTS = 100;

/** As many people, or members of groups, are looked at one by one. */
export const MAX_LOOKED_AT = 20_000;

/** In whose name a directory changes a team: nobody's, and no person is called so. */
export const DIRECTORY = 'directory';

export type Kept = Answer<'scim', 'read'>;
export type Page = Answer<'scim', 'list'>;

/** Which part of a list is asked for: it begins with 1, and nothing is asked for below it. */
export function pageOf({ startIndex = 1, count = DEFAULT_RESULTS }: { startIndex?: number; count?: number }) {
  return { startIndex: Math.max(1, startIndex), limit: Math.min(Math.max(0, count), MAX_RESULTS) };
}

/** An ETag: weak, as what others know of a resource is not counted by it. */
export const tagOf = (version: string): string => `W/"${version}"`;
