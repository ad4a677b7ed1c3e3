import { LARGEST_PAGE } from '../../lib/graphql/largestPage.ts';

/** How many people a list shows before more are asked for. */
export const FIRST_MEMBERS = 50;

/** How many guests a list shows before more are asked for, and how many more come each time. */
export const FIRST_GUESTS = 100;

/** How many admins the overview shows before more are asked for. */
export const FIRST_ADMINS = 5;

/** The sizes of the pages that bring a list from its present size to twice that size. */
export const missingPages = (loaded: number): readonly number[] => {
  const full = Math.floor(loaded / LARGEST_PAGE);
  const rest = loaded % LARGEST_PAGE;
  return [...Array.from({ length: full }, () => LARGEST_PAGE), ...(rest > 0 ? [rest] : [])];
};
