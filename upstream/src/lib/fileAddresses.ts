import { createHmac } from 'node:crypto';
import { equalHashes } from './secrets.ts';

const DAY_S = 24 * 60 * 60;

/** The three parts of a file's address. */
export type SignedName = { readonly name: string; readonly expires: number; readonly signature: string };

/** Makes addresses of files that open without a session, for one or two days, and knows its own again. */
export type FileAddresses = {
  /** The path on the gateway's host: `/files/<name>?expires=<seconds since 1970>&signature=…`. */
  of(name: string, now: number): string;
  /** Whether an address was made here and is not over. */
  admits(signed: SignedName, now: number): boolean;
};

/**
 * The end is that of the next day in UTC, so that all who ask for a file within a day get the same address: browsers take
 * what they have, and lists that are read again are unchanged.
 */
const endOfNextDay = (now: number) => (Math.floor(now / 1000 / DAY_S) + 2) * DAY_S;

/** @param secret what other secrets of this installation come from; addresses are signed with a key of their own */
export function createFileAddresses(secret: string): FileAddresses {
  const key = createHmac('sha256', secret).update('file addresses').digest();
  const signatureOf = (name: string, expires: number) =>
    createHmac('sha256', key).update(`${expires}\n${name}`).digest('base64url');
  return {
    of: (name, now) => {
      const expires = endOfNextDay(now);
      return `/files/${name}?expires=${expires}&signature=${signatureOf(name, expires)}`;
    },
    admits: ({ name, expires, signature }, now) =>
      equalHashes(signature, signatureOf(name, expires)) && expires * 1000 > now,
  };
}
