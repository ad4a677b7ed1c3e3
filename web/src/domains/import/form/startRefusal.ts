import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { Fault, Part } from './importDraft.ts';

/** Why an import was not started: what is wrong, and with which part; null for none of them. */
export interface Refusal {
  readonly part: Part | null;
  readonly fault: Fault;
}

const PARTS: ReadonlyMap<string, Part> = new Map([
  ['uploadName', 'archive'],
  ['fileUrl', 'archive'],
  ['passphrase', 'passphrase'],
  ['teamUrl', 'teamUrl'],
]);

/** By the code of a user error and its field. */
const FAULTS: ReadonlyMap<string, Fault> = new Map([
  ['INVALID uploadName', 'invalidFile'],
  ['NOT_FOUND uploadName', 'invalidFile'],
  ['FILE_TOO_LARGE uploadName', 'invalidFile'],
  ['REQUIRED uploadName', 'invalidFile'],
  ['ALREADY_DONE uploadName', 'usedFile'],
  ['REQUIRED fileUrl', 'link'],
  ['INVALID fileUrl', 'link'],
  ['TOO_LONG fileUrl', 'link'],
  ['NOT_FOUND fileUrl', 'invalidFile'],
  ['FILE_TOO_LARGE fileUrl', 'invalidFile'],
  ['NOT_ALLOWED fileUrl', 'linkRefused'],
  ['REQUIRED passphrase', 'passphrase'],
  ['INVALID passphrase', 'passphraseWrong'],
  ['TOO_SHORT teamUrl', 'urlLength'],
  ['TOO_LONG teamUrl', 'urlLength'],
  ['INVALID teamUrl', 'urlInvalid'],
  ['TAKEN teamUrl', 'urlTaken'],
  ['RESTRICTED teamUrl', 'urlTaken'],
  ['ALREADY_RUNNING source', 'running'],
]);

export function refusalOf({ code, field }: PayloadError): Refusal {
  const name = field?.at(-1) ?? '';
  const fault = FAULTS.get(`${code} ${name}`);
  return fault === undefined ? { part: null, fault: 'failed' } : { part: PARTS.get(name) ?? null, fault };
}
