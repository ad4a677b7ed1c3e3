import { hash } from 'node:crypto';
import { type Credentials, areCredentials } from './upstream/url.ts';

/** Who asks: a browser with its session cookie, or an integrator with a bearer token. */
export type Identity = {
  readonly kind: 'browser' | 'bearer';
  readonly credentials: Credentials;
  /** Stands for this session where counting needs a name; tells nothing about it. */
  readonly key: string;
};

/** An identity of these credentials; null when they are not of the right form. */
export function toIdentity(kind: Identity['kind'], credentials: Credentials): Identity | null {
  if (!areCredentials(credentials)) return null;
  const key = hash('sha256', `${credentials.guid}:${credentials.token}`, 'base64url');
  return { kind, credentials, key };
}

const BEARER = /^Bearer +([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{16,256})$/i;

/** The identity in an `Authorization: Bearer <guid>:<token>` header; null when it is of another form. */
export function fromAuthorization(header: string): Identity | null {
  const [, guid, token] = BEARER.exec(header) ?? [];
  return guid === undefined || token === undefined ? null : toIdentity('bearer', { guid, token });
}
