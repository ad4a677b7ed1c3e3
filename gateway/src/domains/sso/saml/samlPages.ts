import type { SmallPage } from '../../../http/smallPage.ts';
import type { Outcome } from './samlCookies.ts';

export type Reason = NonNullable<Outcome['reason']>;

type Page = SmallPage & { readonly status: number };

const LOGIN = '/#/login';
const AUTHENTICATION = '/#/authentication';
const ASK_ADMIN = 'An admin of your team finds out why by trying the sign-in in the console, under Authentication.';

const startOf = (teamId: string) => `/sso/saml/${teamId}/start` as const;

/** What is wrong, in the words of whoever has set it up. */
const reasons: Readonly<Record<Reason, string>> = {
  form: 'What came back is no SAML 2.0 response with one assertion that can be read.',
  encrypted:
    'The assertion is encrypted. Encrypted assertions are not supported: switch encryption off for this application.',
  status: 'The identity provider answered that the sign-in did not work. Its own log says why.',
  signature:
    'Neither the response nor the assertion is signed by one of the certificates that are configured, or that one has expired.',
  algorithm: 'The signature was made with SHA-1, or in another way that is not taken. Choose SHA-256.',
  issuer: 'The issuer of the response is another than the one that is configured.',
  destination:
    'The response was sent to another address than this one. Compare the address of the assertion consumer service.',
  audience: 'The assertion is for another application. Compare the entity id of the service provider.',
  time: 'The assertion is too old, or not valid yet. Compare the clocks: they may differ by three minutes.',
  attempt: 'The response answers a request that nobody waits for any more, or was answered before.',
  replayed: 'This assertion has been used before.',
  email: 'The assertion has no e-mail address: send one as the name id, or as an attribute called email or mail.',
  person: 'Nobody active in the team has the e-mail address that the identity provider says.',
  network: 'The team does not allow access from this network.',
};

const OLD: ReadonlySet<Reason> = new Set(['time', 'attempt', 'replayed']);

/** What somebody is told who does not come in. */
export function refusedPage(teamId: string, reason: Reason): Page {
  if (reason === 'person')
    return {
      status: 403,
      title: 'You are not in this team',
      sentences: [
        'Your company has signed you in, but nobody active in the team has your e-mail address.',
        'Ask an admin of the team to add you.',
      ],
      back: LOGIN,
    };
  if (reason === 'network')
    return {
      status: 403,
      title: 'Not from this network',
      sentences: ['Your team allows access from certain networks only. Please contact your admin.'],
      back: LOGIN,
    };
  if (OLD.has(reason))
    return {
      status: 400,
      title: 'This sign-in is over',
      sentences: ['It took too long, or it was used before. Please sign in again.'],
      ...{ again: startOf(teamId), back: LOGIN },
    };
  if (reason === 'status')
    return {
      status: 403,
      title: 'Your company did not sign you in',
      sentences: [
        "Your company's sign-in page answered that it did not work. Please try again, or ask your IT department.",
      ],
      ...{ again: startOf(teamId), back: LOGIN },
    };
  return {
    status: 400,
    title: 'You could not be signed in',
    sentences: ["What your company's sign-in page sent cannot be accepted here.", ASK_ADMIN],
    ...{ again: startOf(teamId), back: LOGIN },
  };
}

/** What an admin is told of a trial. */
export const testedPage = (email: string): Page => ({
  status: 200,
  title: 'The sign-in works',
  sentences: [`Your identity provider says that you are ${email}. You were not signed in again: this was a test.`],
  back: AUTHENTICATION,
});

export const testRefusedPage = (teamId: string, reason: Reason): Page => ({
  status: 400,
  title: 'The sign-in does not work yet',
  sentences: [reasons[reason], 'Nothing has changed: people go on signing in as before.'],
  ...{ again: `${startOf(teamId)}?test=1`, back: AUTHENTICATION },
});

export const notHerePage = (teamId: string): Page => ({
  status: 400,
  title: 'This sign-in was not begun here',
  sentences: ['It was begun in another browser, or too long ago. Please sign in again.'],
  ...{ again: startOf(teamId), back: LOGIN },
});

export const notConfiguredPage: Page = {
  status: 404,
  title: 'This team has no sign-in of its own',
  sentences: ["It has not been set up with a company's sign-in page, or no more."],
  back: LOGIN,
};

/** Another site led here: whether somebody wants to sign in is theirs to say. */
export const mayBeginPage = (address: `/${string}`): Page => ({
  status: 200,
  title: 'Sign in to your team?',
  sentences: ["Another page has brought you here to sign in with your company's account."],
  go: { label: 'Continue', address },
  back: LOGIN,
});

/** An identity provider led here by itself: in whose name this browser goes on is to be seen first. */
export const mayContinuePage = (teamId: string, { email, teamName }: { email: string; teamName: string }): Page => ({
  status: 200,
  title: `Continue as ${email}?`,
  sentences: [`Your company has signed you in to ${teamName} as ${email}. If that is not you, do not continue.`],
  send: { label: 'Continue', address: `/sso/saml/${teamId}/continue` },
  back: LOGIN,
});

export const awayPage: Page = {
  status: 503,
  title: 'You cannot be signed in just now',
  sentences: ['Please try again in a few minutes.'],
  back: LOGIN,
};

export const tooManyPage: Page = {
  status: 429,
  title: 'Too many sign-ins from your network',
  sentences: ['Please try again in a minute.'],
  back: LOGIN,
};
