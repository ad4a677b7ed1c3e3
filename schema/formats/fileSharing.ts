/** As many people may be chosen to share files, and named in one call. */
export const SHARERS_MAX = 10_000;
