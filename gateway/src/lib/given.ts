type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The parts that are given: without what is null or undefined. */
export const given = <T extends object>(parts: T): Given<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null && part !== undefined)) as Given<T>;
