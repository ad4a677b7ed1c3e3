import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';

type Named = keyof Resolvers & keyof ResolversParentTypes;
type Fields<T extends Named> = Exclude<keyof NonNullable<Resolvers[T]>, '__isTypeOf' | '__resolveType'>;
/** Of a root, whose record may have any key and has none, nothing. */
type KeysOf<P> = P extends unknown ? (string extends keyof P ? never : keyof P) : never;
/** The fields that a type's record does not have by itself. */
type Missing<T extends Named> = Exclude<Fields<T>, KeysOf<ResolversParentTypes[T]>>;
type NeedsSome = { [T in Named]: [Missing<T>] extends [never] ? never : T }[Named];

/** Resolvers in which each field that its type's record does not have is resolved: any other would answer null. */
export type Complete = Resolvers & { [T in NeedsSome]-?: { [F in Missing<T>]-?: unknown } };
