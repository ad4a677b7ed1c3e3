import { expect, it } from 'vitest';
import { failureOfError, failureOfException, TransportError } from './failure.ts';
import { isOutcomeOpen } from './openOutcome.ts';

const answered = (code: string) => failureOfError({ message: 'm', extensions: { code } });
const broken = (status: number | null) => failureOfException(new TransportError(status, 'm'));

it.each([
  ['nothing is known', null],
  ['the gateway does not know', answered('OUTCOME_UNKNOWN')],
  ['the gateway waited too long', answered('UPSTREAM_TIMEOUT')],
  ['nothing answered', broken(null)],
  ['the answer was cut', broken(200)],
  ['a proxy lost the gateway', broken(502)],
  ['a proxy waited too long', broken(504)],
])('what was done is open where %s', (_when, failure) => {
  expect(isOutcomeOpen(failure)).toBe(true);
});

it.each([
  ['the gateway refuses', answered('FORBIDDEN')],
  ['the gateway could not ask the service', answered('UPSTREAM_UNAVAILABLE')],
  ['a proxy refuses', broken(413)],
])('nothing was done where %s', (_when, failure) => {
  expect(isOutcomeOpen(failure)).toBe(false);
});
