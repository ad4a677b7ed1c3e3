import { expect, it } from 'vitest';
import { failureOfError, failureOfException, TransportError } from './failure.ts';
import { lossOf, undoneBy } from './undone.ts';

const answered = (code: string) => failureOfError({ message: 'm', extensions: { code } });
const broken = (status: number | null) => failureOfException(new TransportError(status, 'm'));

it.each([
  ['nothing is known', null],
  ['the gateway does not know', answered('OUTCOME_UNKNOWN')],
  ['the gateway waited too long', answered('UPSTREAM_TIMEOUT')],
  ['the answer was cut', broken(200)],
  ['a proxy lost the gateway', broken(502)],
  ['a proxy waited too long', broken(504)],
])('no answer came where %s', (_when, failure) => {
  expect(lossOf(failure)).toBe('unanswered');
});

it('nothing is known to have been reached where nothing answered', () => {
  expect(lossOf(broken(null))).toBe('unreachable');
});

it.each([
  ['the gateway refuses', answered('FORBIDDEN')],
  ['the gateway could not ask the service', answered('UPSTREAM_UNAVAILABLE')],
  ['a proxy refuses', broken(413)],
])('nothing was done where %s', (_when, failure) => {
  expect(lossOf(failure)).toBeNull();
});

it('nothing is lost of what was answered, whatever failed beside it', () => {
  expect(undoneBy({ payload: {}, failure: null })).toEqual({ requestId: null, loss: null });
});
