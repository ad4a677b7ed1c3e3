const OPAQUE = /^[A-Za-z0-9_-]{1,400}$/;
const PLAIN = /^([A-Z][A-Za-z]{0,39}):(.{1,200})$/s;

/** The opaque id of one object: base64url of `Type:key`. */
export const toId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

/** Takes an opaque id apart; null where it is none. */
export function openId(id: string): { type: string; key: string } | null {
  const match = OPAQUE.test(id) ? PLAIN.exec(Buffer.from(id, 'base64url').toString()) : null;
  const [, type, key] = match ?? [];
  return type === undefined || key === undefined ? null : { type, key };
}
