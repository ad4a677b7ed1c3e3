import { beforeEach, expect, it } from 'vitest';
import { clearToasts, currentToasts } from '../../ui/toasts/toastStore.ts';
import type { Failure } from '../../lib/graphql/failure.ts';
import { reportFailure } from './reportFailure.ts';

const DOWN: Failure = {
  ...{ kind: 'server', code: 'UPSTREAM_UNAVAILABLE', status: 503, message: 'It is down' },
  ...{ requestId: null, retryAfter: null },
};

const told = () => currentToasts().map(({ text, values }) => [text.defaultMessage, values?.['status']]);

beforeEach(() => clearToasts());

it('tells one cause once, however many calls it takes down', () => {
  for (const requestId of ['req-1', 'req-2', 'req-3']) reportFailure({ ...DOWN, requestId });
  expect(told()).toEqual([['Something went wrong. Please try again later. (Status {status})', '503']]);
  expect(currentToasts()[0]?.requestId).toBe('req-3');
});

it('says none of the gateway’s own words, which are English', () => {
  reportFailure({ ...DOWN, kind: 'network', code: null, status: null });
  reportFailure({ ...DOWN, code: 'NEW', status: null });
  expect(told()).toEqual([
    ['The server could not be reached. Check your connection and try again.', undefined],
    ['Something went wrong. Please try again later.', undefined],
  ]);
});

it.each<[string, Partial<Failure>]>([
  ['kind', { kind: 'timeout' }],
  ['code', { code: 'FORBIDDEN' }],
  ['status', { status: 502 }],
])('tells another %s beside it', (_what, changes) => {
  reportFailure(DOWN);
  reportFailure({ ...DOWN, ...changes });
  expect(currentToasts()).toHaveLength(2);
});
