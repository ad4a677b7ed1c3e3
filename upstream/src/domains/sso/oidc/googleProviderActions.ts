import * as client from 'openid-client';
import * as z from 'zod';
import type { GoogleAccess } from './googleSettingRules.ts';

/** How long one request may take, in seconds. */
const TIMEOUT_S = 3;
/** How long what the provider says of itself counts, in milliseconds. */
const METADATA_KEPT_MS = 60 * 60 * 1000;

/** What has to be known again when the browser comes back. */
export type OidcSecrets = { readonly nonce: string; readonly verifier: string; readonly redirectUri: string };

/** What the provider says of whoever signed in there; `hd` is the organisation that the account belongs to. */
const claims = z.object({
  email: z.string().max(254),
  email_verified: z.boolean().default(false),
  hd: z.string().max(253).optional(),
});
export type GoogleAccount = z.infer<typeof claims>;

/** The provider does not answer. */
export class OidcUnavailable extends Error {
  override readonly name = 'OidcUnavailable';
}

/** What it answered is not what it has to be. `reason` is the library's word for it, and no part of the answer. */
export class OidcRefused extends Error {
  override readonly name = 'OidcRefused';
  readonly reason: string;
  constructor(reason: string) {
    super(`The identity provider’s answer is refused: ${reason}.`);
    this.reason = reason;
  }
}

// For a provider on this machine alone: production asks for https. The library marks it so that it stands out.
// oxlint-disable-next-line typescript/no-deprecated
const allowInsecure: (config: client.Configuration) => void = client.allowInsecureRequests;

const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/** Nothing of the error goes on: there are codes and tokens in its causes. */
function told(error: unknown): Error {
  if (error instanceof client.AuthorizationResponseError) return new OidcRefused(wordOf(error.error));
  if (error instanceof client.ResponseBodyError) {
    return error.status >= 500 ? new OidcUnavailable() : new OidcRefused(wordOf(error.error));
  }
  if (!(error instanceof client.ClientError)) return new OidcUnavailable();
  return error.code === undefined || AWAY.includes(error.code) ? new OidcUnavailable() : new OidcRefused(error.code);
}
const wordOf = (text: string) => (/^[a-z_]{1,60}$/.test(text) ? text : 'error');

/** Signing in with Google by OpenID Connect: authorization code, PKCE, state and nonce. */
export function createGoogleProvider({ issuer, clientId, clientSecret }: GoogleAccess) {
  const isInsecure = issuer.startsWith('http:');
  let known: { metadata: client.ServerMetadata; until: number } | undefined;
  let keys: ReturnType<typeof client.getJwksCache>;

  function configured(metadata: client.ServerMetadata, skewS: number): client.Configuration {
    const config = new client.Configuration(metadata, clientId, {
      client_secret: clientSecret,
      [client.clockSkew]: skewS,
    });
    config.timeout = TIMEOUT_S;
    // Its signature is looked at although it comes from the provider directly.
    client.enableNonRepudiationChecks(config);
    if (isInsecure) allowInsecure(config);
    if (keys) client.setJwksCache(config, keys);
    return config;
  }

  /** @param skewS by how much our clock is ahead of the machine's, in seconds */
  async function configuration(skewS = 0): Promise<client.Configuration> {
    if (known && known.until > performance.now()) return configured(known.metadata, skewS);
    const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      ...(isInsecure ? { execute: [allowInsecure] } : {}),
    });
    known = { metadata: found.serverMetadata(), until: performance.now() + METADATA_KEPT_MS };
    return configured(known.metadata, skewS);
  }

  return {
    /**
     * Where a browser is sent, and what is to be known when it comes back.
     *
     * @throws OidcUnavailable
     */
    async begin({ email, domain, redirectUri }: { email: string; domain: string; redirectUri: string }) {
      try {
        const config = await configuration();
        const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
        const address = client.buildAuthorizationUrl(config, {
          ...{ redirect_uri: redirectUri, scope: 'openid email', state, nonce, login_hint: email, hd: domain },
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, state, secrets: { nonce, verifier, redirectUri } satisfies OidcSecrets };
      } catch {
        throw new OidcUnavailable();
      }
    },
    /**
     * Trades the answer for whoever signed in.
     *
     * @param now by which clock the ID token is judged
     * @throws OidcUnavailable, OidcRefused
     */
    async finish(answer: string, state: string, { nonce, verifier, redirectUri }: OidcSecrets, now: number) {
      try {
        const config = await configuration(Math.round((now - Date.now()) / 1000));
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        });
        keys = client.getJwksCache(config);
        const read = claims.safeParse(tokens.claims());
        if (!read.success) throw new OidcRefused('claims');
        return read.data;
      } catch (error) {
        throw error instanceof OidcRefused ? error : told(error);
      }
    },
  };
}

export type GoogleProvider = ReturnType<typeof createGoogleProvider>;
