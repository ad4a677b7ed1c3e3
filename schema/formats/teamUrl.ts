import * as z from 'zod/mini';

/** The shortest and the longest short address of a team, in characters. */
export const TEAM_URL_MIN = 4;
export const TEAM_URL_MAX = 25;

/**
 * A team's short address: trimmed, in lower case, 4 to 25 letters, digits and hyphens; no hyphen begins or ends it. The
 * first issue says what is wrong: `too_small`, `too_big`, or another for what it may not hold. The pattern reads each
 * character once.
 */
export const teamUrlFormat = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(TEAM_URL_MIN),
    z.maxLength(TEAM_URL_MAX, { abort: true }),
    z.regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/),
  );
