import { describe, expect, it } from 'vitest';
import { failureOfError, failureOfException, gravest, TransportError } from './failure.ts';

const coded = (code: string, extensions: object = {}) =>
  failureOfError({ message: 'm', extensions: { code, ...extensions } });

describe('a failure', () => {
  it.each([
    ['UNAUTHENTICATED', 'unauthenticated', 401],
    ['IP_RESTRICTED', 'ipRestricted', 401],
    ['FORBIDDEN', 'forbidden', 403],
    ['UPSTREAM_TIMEOUT', 'timeout', 504],
    ['RATE_LIMITED', 'rateLimited', 429],
    ['UPSTREAM_UNAVAILABLE', 'server', 503],
    ['SOMETHING_NEW', 'server', null],
  ])('%s is of the kind %s with status %s', (code, kind, status) => {
    expect(coded(code)).toMatchObject({ kind, status, code });
  });

  it('carries what support needs', () => {
    expect(coded('RATE_LIMITED', { requestId: 'r-1', retryAfter: 12 })).toMatchObject({
      requestId: 'r-1',
      retryAfter: 12,
    });
  });

  it('is of the server where the error is unreadable', () => {
    expect(failureOfError('no object')).toMatchObject({ kind: 'server', code: null, message: 'no object' });
  });

  it.each([
    [408, 'timeout'],
    [504, 'timeout'],
    [502, 'server'],
    [null, 'network'],
  ])('of the transport with status %s is of the kind %s', (status, kind) => {
    expect(failureOfException(new TransportError(status, 'm')).kind).toBe(kind);
  });
});

describe('of several failures', () => {
  it('a network that the team forbids comes first, then a lost session', () => {
    expect(gravest([coded('FORBIDDEN'), coded('UNAUTHENTICATED'), coded('IP_RESTRICTED')])?.kind).toBe('ipRestricted');
    expect(gravest([coded('UPSTREAM_TIMEOUT'), coded('UNAUTHENTICATED')])?.kind).toBe('unauthenticated');
  });

  it('there may be none', () => {
    expect(gravest([])).toBeNull();
  });
});
