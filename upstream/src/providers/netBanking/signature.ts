// The signatures of the net-banking provider: both sides have the salt, which is never sent.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** What is signed: a signature for one purpose is none for another. */
export type Purpose = 'payment' | 'return' | 'inquiry' | 'status';

/**
 * What the signature is over: the purpose, a line feed, and all fields but `hash` in the order of their names, as a form
 * sends them (`amount=1890.00&bankcode=HDFB&…`).
 */
function canonical(purpose: Purpose, fields: Fields): string {
  const signed = Object.entries(fields).filter(([name]) => name !== 'hash');
  signed.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${purpose}\n${new URLSearchParams(signed).toString()}`;
}

/** HMAC-SHA256 in hexadecimal digits. */
export const signatureOf = (purpose: Purpose, fields: Fields, salt: string): string =>
  createHmac('sha256', salt).update(canonical(purpose, fields)).digest('hex');

/** The fields with their signature as `hash`. */
export const signed = <T extends Fields>(purpose: Purpose, fields: T, salt: string): T & { hash: string } => ({
  ...fields,
  hash: signatureOf(purpose, fields, salt),
});

/** Whether the field `hash` is the signature of the others. The time that it takes does not tell how much was right. */
export function isSigned(purpose: Purpose, fields: Fields, salt: string): boolean {
  const [given, right] = [Buffer.from(fields['hash'] ?? ''), Buffer.from(signatureOf(purpose, fields, salt))];
  return given.length === right.length && timingSafeEqual(given, right);
}
