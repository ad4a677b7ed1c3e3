import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider, interactionPolicy } from 'oidc-provider';
import { STAND_IN } from '../standInKeys.ts';

const { Check, base } = interactionPolicy;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whose addresses anybody may have: their accounts belong to no organisation. */
const OF_NOBODY = 'gmail.com';
const TEN_MINUTES = 600;

/** It asks every time who signs in, as nobody is signed in to anything else there. */
function policy() {
  const prompts = base();
  prompts
    .get('login')
    ?.checks.add(new Check('always', 'Somebody has to be picked.', ({ oidc }) => oidc.result?.login === undefined));
  return prompts;
}

/** An OpenID provider in the place of Google: whoever is typed signs in. */
export function createGoogleStandIn(issuer: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: STAND_IN.googleClientId,
        client_secret: STAND_IN.googleClientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://localhost:4000/sso/google/callback'],
      },
    ],
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'stand-in' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'] },
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: TEN_MINUTES,
      Grant: TEN_MINUTES,
      IdToken: TEN_MINUTES,
      Interaction: TEN_MINUTES,
      Session: TEN_MINUTES,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_context, { uid }) => `/google/interaction/${uid}` },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => {
        const domain = email.split('@').at(-1) ?? '';
        return { sub: email, email, email_verified: true, ...(domain === OF_NOBODY ? {} : { hd: domain }) };
      },
    }),
    /** Nobody is asked what they agree to. */
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  // The port of the console is any: it is another one in each of the tests.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => LOOPBACK.has(new URL(uri).hostname);
  const answer = provider.callback();
  return {
    /** Answers whatever the protocol asks. */
    answer: (request: IncomingMessage, response: ServerResponse) => {
      const { url = '/' } = request;
      return answer(Object.assign(request, { originalUrl: url, url: url.replace(/^\/google/, '') }), response);
    },
    /** Who the browser is expected to sign in as, by what it was sent with. */
    hintOf: async (request: IncomingMessage, response: ServerResponse) => {
      const hint = (await provider.interactionDetails(request, response)).params['login_hint'];
      return typeof hint === 'string' ? hint : '';
    },
    /** Sends the browser on: somebody signed in, or, with null, nobody did. */
    finish: (request: IncomingMessage, response: ServerResponse, email: string | null) =>
      provider.interactionFinished(
        request,
        response,
        email === null ? { error: 'access_denied' } : { login: { accountId: email, remember: false } },
        { mergeWithLastSubmission: false },
      ),
  };
}
