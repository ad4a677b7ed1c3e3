/** For an operation whose failure is shown where it was asked for, rather than told at the window's edge. */
export const IN_PLACE = { context: { errorInPlace: true } } as const;

/** For a read that shows at once what is known, and asks again whenever it is opened: others may have changed it. */
export const READ_AFRESH = { ...IN_PLACE, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** The same for a read that is nothing in part: where some of it fails, what was read before stays. */
export const READ_WHOLE = { ...READ_AFRESH, errorPolicy: 'none' } as const;

/** For a read that must not begin with what was read before: a form changes what is saved now. */
export const READ_NOW = { ...IN_PLACE, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;
