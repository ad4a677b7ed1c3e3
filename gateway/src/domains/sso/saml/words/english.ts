import type { SamlWords } from '../samlWords.ts';

export const english: SamlWords = {
  proceed: 'Continue',
  refused: {
    person: {
      title: 'You are not in this team',
      sentences: [
        'Your company has signed you in, but nobody active in the team has your e-mail address.',
        'Ask an admin of the team to add you.',
      ],
    },
    network: {
      title: 'Not from this network',
      sentences: ['Your team allows access from certain networks only. Please contact your admin.'],
    },
    over: {
      title: 'This sign-in is over',
      sentences: ['It took too long, or it was used before. Please sign in again.'],
    },
    status: {
      title: 'Your company did not sign you in',
      sentences: [
        'Your company’s sign-in page answered that it did not work. Please try again, or ask your IT department.',
      ],
    },
    other: {
      title: 'You could not be signed in',
      sentences: [
        'What your company’s sign-in page sent cannot be accepted here.',
        'An admin of your team finds out why by trying the sign-in in the console, under Authentication.',
      ],
    },
  },
  reasons: {
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
    time: 'The assertion is too old. Compare the clocks: they may differ by three minutes.',
    clock:
      'By the clock here the assertion is not valid yet, or was over before it was asked for: one of the two clocks is wrong. They may differ by three minutes. Have the clocks of the identity provider and of the console’s server checked.',
    attempt: 'The response answers a request that nobody waits for any more, or was answered before.',
    replayed: 'This assertion has been used before.',
    email: 'The assertion has no e-mail address: send one as the name id, or as an attribute called email or mail.',
    person: 'Nobody active in the team has the e-mail address that the identity provider says.',
    network: 'The team does not allow access from this network.',
  },
  tested: (email) => ({
    title: 'The sign-in works',
    sentences: [`Your identity provider says that you are ${email}. You were not signed in again: this was a test.`],
  }),
  testRefused: (reason) => ({
    title: 'The sign-in does not work yet',
    sentences: [reason, 'Nothing has changed: people go on signing in as before.'],
  }),
  notHere: {
    title: 'This sign-in was not begun here',
    sentences: ['It was begun in another browser, or too long ago. Please sign in again.'],
  },
  notConfigured: {
    title: 'This team has no sign-in of its own',
    sentences: ['It has not been set up with a company’s sign-in page, or no more.'],
  },
  mayBegin: {
    title: 'Sign in to your team?',
    sentences: ['Another page has brought you here to sign in with your company’s account.'],
  },
  mayContinue: ({ email, teamName }) => ({
    title: `Continue as ${email}?`,
    sentences: [`Your company has signed you in to ${teamName} as ${email}. If that is not you, do not continue.`],
  }),
  away: { title: 'You cannot be signed in just now', sentences: ['Please try again in a few minutes.'] },
  tooMany: { title: 'Too many sign-ins from your network', sentences: ['Please try again in a minute.'] },
};
