import { domainOf } from '@muster/schema/formats/email';
import type { PinIssueMutation } from '../../../generated/identity/signIn/pinIssue.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';

type IssueError = PinIssueMutation['pinIssue']['userErrors'][number];

/** Why a step of signing in did not go on, in the terms in which the page tells it. */
export type SignInProblem =
  | { readonly kind: 'freeDomain' | 'notEnabled'; readonly domain: string }
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'serverError'; readonly status: number }
  | {
      readonly kind:
        | 'emailInvalid'
        | 'emailNotFound'
        | 'googleRequired'
        | 'pinMalformed'
        | 'pinIncorrect'
        | 'pinExpired'
        | 'pinExhausted'
        | 'unreachable'
        | 'generic';
    };

/** Problems that a PIN itself is not to blame for. */
const NOT_ABOUT_PIN: readonly SignInProblem['kind'][] = [
  'unreachable',
  'generic',
  'tooMany',
  'serverError',
  'googleRequired',
];

/** Whether a problem is told at the field for the PIN. */
export const isAboutPin = ({ kind }: SignInProblem): boolean => !NOT_ABOUT_PIN.includes(kind);

/** What to wait when the gateway does not say how long, in seconds. */
const SHORT_WAIT = 30;

/** Why no PIN was mailed to a valid address. */
export const problemOfIssue = ({ code, retryAfterSeconds }: IssueError, email: string): SignInProblem => {
  const domain = domainOf(email);
  switch (code) {
    case 'FREE_EMAIL_DOMAIN':
      return { kind: 'freeDomain', domain };
    case 'PANEL_NOT_ENABLED':
      return { kind: 'notEnabled', domain };
    case 'NOT_FOUND':
      return { kind: 'emailNotFound' };
    case 'GOOGLE_SIGN_IN_REQUIRED':
      return { kind: 'googleRequired' };
    case 'INVALID':
    case 'REQUIRED':
      return { kind: 'emailInvalid' };
    case 'LIMIT_REACHED':
      return { kind: 'tooMany', seconds: retryAfterSeconds ?? SHORT_WAIT };
    default:
      return { kind: 'generic' };
  }
};

/** Why a PIN was not accepted. */
export const problemOfPin = ({ code, retryAfterSeconds }: IssueError): SignInProblem => {
  if (code === 'GOOGLE_SIGN_IN_REQUIRED') return { kind: 'googleRequired' };
  if (code === 'EXPIRED') return { kind: 'pinExpired' };
  if (code === 'LIMIT_REACHED') {
    return retryAfterSeconds ? { kind: 'tooMany', seconds: retryAfterSeconds } : { kind: 'pinExhausted' };
  }
  return { kind: 'pinIncorrect' };
};

/** What to tell when the first step failed as a whole. */
export const problemOfIssueFailure = ({ kind, status, retryAfter }: Failure): SignInProblem => {
  if (kind === 'rateLimited') return { kind: 'tooMany', seconds: retryAfter ?? SHORT_WAIT };
  return status === null ? { kind: kind === 'network' ? 'unreachable' : 'generic' } : { kind: 'serverError', status };
};

/** What to tell when the second step failed as a whole: every refusal is a wrong PIN, everything else is ours. */
export const problemOfPinFailure = ({ kind, status, retryAfter }: Failure): SignInProblem => {
  if (kind === 'rateLimited') return { kind: 'tooMany', seconds: retryAfter ?? SHORT_WAIT };
  if (kind === 'network') return { kind: 'unreachable' };
  return status !== null && status >= 400 && status < 500 ? { kind: 'pinIncorrect' } : { kind: 'generic' };
};
