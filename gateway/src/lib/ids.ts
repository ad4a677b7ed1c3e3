import { badUserInput } from './errors.ts';

const OPAQUE = /^[A-Za-z0-9_-]{1,400}$/;
const PLAIN = /^([A-Z][A-Za-z]{0,39}):(.{1,200})$/s;

/** The opaque id of one object: base64url of `Type:key`. */
export const toId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

/** Takes an opaque id apart; BAD_USER_INPUT where it is none. */
export function fromId(id: string): { type: string; key: string } {
  const match = OPAQUE.test(id) ? PLAIN.exec(Buffer.from(id, 'base64url').toString()) : null;
  const [, type, key] = match ?? [];
  if (type === undefined || key === undefined) throw badUserInput('This is not an id that the gateway gave.');
  return { type, key };
}
