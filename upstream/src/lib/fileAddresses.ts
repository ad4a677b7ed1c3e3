import { createHmac } from 'node:crypto';
import { equalHashes } from './secrets.ts';

const DAY_S = 24 * 60 * 60;
const HOUR_S = 60 * 60;
/** For how long an address for a download is good. */
export const DOWNLOAD_MS = 5 * 60 * 1000;
/** Longer names are cut before their ending. */
const NAME_CHARACTERS = 200;

/** The three parts of a file's address. */
export type SignedName = { readonly name: string; readonly expires: number; readonly signature: string };

/** What a download is for: to be saved, or shown by the console itself. */
export type DownloadIntent = 'download' | 'view';

/** Under which name a file is saved, whatever the store calls it, and what for. */
export type DownloadAs = { readonly as: string; readonly intent: DownloadIntent };

/** Makes addresses of files that hold without a session, and knows its own again. */
export type FileAddresses = {
  /**
   * Where a file is read, for one or two days. The path on the gateway's host:
   * `/files/<name>?expires=<seconds since 1970>&signature=…`.
   */
  of(name: string, now: number): string;
  /** Where a file is downloaded, for five minutes: its name and what it is for stand in the address and cannot be changed. */
  forDownload(name: string, download: DownloadAs, now: number): string;
  /** Where a file is sent to, for an hour: a path of the same form, at which nothing can be read. */
  forUpload(name: string, now: number): string;
  /** Where a file is sent to in parts, for a day: likewise. */
  forParts(name: string, now: number): string;
  /** Whether an address to read at was made here and is not over. */
  admits(signed: SignedName, now: number): boolean;
  /** Of an address for a download: whether it was made here, and whether it is over. */
  judgeDownload(signed: SignedName & DownloadAs, now: number): 'good' | 'over' | 'unknown';
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

/** A name that may stand in an address: whole characters, and its ending where it is too long. */
function fileNameIn(text: string): string {
  const name = text.toWellFormed();
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const characters = [...name.slice(0, name.length - ending.length)];
  return characters.slice(0, NAME_CHARACTERS - ending.length).join('') + ending;
}

const keyFor = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest();

/** Signs addresses of one purpose: those of another are not its own. */
function signer(secret: string, purpose: string) {
  const key = keyFor(secret, purpose);
  const signatureOf = (name: string, expires: number) =>
    createHmac('sha256', key).update(`${expires}\n${name}`).digest('base64url');
  return {
    signed: (name: string, expires: number) =>
      `/files/${name}?expires=${expires}&signature=${signatureOf(name, expires)}`,
    admits: ({ name, expires, signature }: SignedName, now: number) =>
      equalHashes(signature, signatureOf(name, expires)) && expires * 1000 > now,
  };
}

/** The same for downloads, of which more is signed than the name. No two of them have the same text: only the last part is free. */
function downloadSigner(secret: string) {
  const key = keyFor(secret, 'download addresses');
  const signatureOf = ({ name, expires, intent, as }: Omit<SignedName, 'signature'> & DownloadAs) =>
    createHmac('sha256', key).update(`${expires}\n${intent}\n${name}\n${as}`).digest('base64url');
  return {
    signed(name: string, expires: number, { as: wanted, intent }: DownloadAs) {
      const as = fileNameIn(wanted);
      const signature = signatureOf({ name, expires, intent, as });
      const query = new URLSearchParams({ expires: String(expires), signature, intent, as });
      return `/files/${name}?${query.toString()}`;
    },
    judge: (signed: SignedName & DownloadAs, now: number) => {
      if (!equalHashes(signed.signature, signatureOf(signed))) return 'unknown';
      return signed.expires * 1000 > now ? 'good' : 'over';
    },
  };
}

/** @param secret what other secrets of this installation come from; addresses are signed with keys of their own */
export function createFileAddresses(secret: string): FileAddresses {
  const reading = signer(secret, 'file addresses');
  const downloads = downloadSigner(secret);
  const sending = signer(secret, 'upload addresses');
  const adding = signer(secret, 'part addresses');
  return {
    of: (name, now) => reading.signed(name, endOfNextDay(now)),
    forDownload: (name, download, now) => downloads.signed(name, later(now, DOWNLOAD_MS / 1000), download),
    forUpload: (name, now) => sending.signed(name, later(now, HOUR_S)),
    forParts: (name, now) => adding.signed(name, later(now, DAY_S)),
    admits: reading.admits,
    judgeDownload: downloads.judge,
    admitsUpload: sending.admits,
    admitsParts: adding.admits,
  };
}
