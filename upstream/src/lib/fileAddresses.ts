import { createHmac } from 'node:crypto';
import { equalHashes } from './secrets.ts';

const DAY_S = 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** The three parts of a file's address. */
export type SignedName = { readonly name: string; readonly expires: number; readonly signature: string };

/** Makes addresses of files that hold without a session, and knows its own again. */
export type FileAddresses = {
  /**
   * Where a file is read, for one or two days. The path on the gateway's host:
   * `/files/<name>?expires=<seconds since 1970>&signature=…`.
   */
  of(name: string, now: number): string;
  /** Where a file is sent to, for an hour: a path of the same form, at which nothing can be read. */
  forUpload(name: string, now: number): string;
  /** Where a file is sent to in parts, for a day: likewise. */
  forParts(name: string, now: number): string;
  /** Whether an address to read at was made here and is not over. */
  admits(signed: SignedName, now: number): boolean;
  /** The same of an address to send to, and of one for parts. */
  admitsUpload(signed: SignedName, now: number): boolean;
  admitsParts(signed: SignedName, now: number): boolean;
};

/**
 * The end is that of the next day in UTC, so that all who ask for a file within a day get the same address: browsers take
 * what they have, and lists that are read again are unchanged.
 */
const endOfNextDay = (now: number) => (Math.floor(now / 1000 / DAY_S) + 2) * DAY_S;

const later = (now: number, seconds: number) => Math.ceil(now / 1000) + seconds;

/** Signs addresses of one purpose: those of another are not its own. */
function signer(secret: string, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const signatureOf = (name: string, expires: number) =>
    createHmac('sha256', key).update(`${expires}\n${name}`).digest('base64url');
  return {
    signed: (name: string, expires: number) =>
      `/files/${name}?expires=${expires}&signature=${signatureOf(name, expires)}`,
    admits: ({ name, expires, signature }: SignedName, now: number) =>
      equalHashes(signature, signatureOf(name, expires)) && expires * 1000 > now,
  };
}

/** @param secret what other secrets of this installation come from; addresses are signed with keys of their own */
export function createFileAddresses(secret: string): FileAddresses {
  const reading = signer(secret, 'file addresses');
  const sending = signer(secret, 'upload addresses');
  const adding = signer(secret, 'part addresses');
  return {
    of: (name, now) => reading.signed(name, endOfNextDay(now)),
    forUpload: (name, now) => sending.signed(name, later(now, HOUR_S)),
    forParts: (name, now) => adding.signed(name, later(now, DAY_S)),
    admits: reading.admits,
    admitsUpload: sending.admits,
    admitsParts: adding.admits,
  };
}
