// An OpenID provider that says whatever a test has it say: what no provider in its right mind would.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { SignJWT } from 'jose';

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What it answers to the next code. */
export type Answer = {
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  isForged?: boolean;
  /** In place of tokens. */
  status?: number;
};

export async function startCrookedProvider(now: () => number) {
  const [own, other] = [rsa(), rsa()];
  const app = Fastify();
  let answer: Answer = {};
  let asked: Record<string, string> = {};
  const issuer = () => {
    const [address] = app.addresses();
    return `http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`;
  };
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.get('/.well-known/openid-configuration', async () => ({
    ...{ issuer: issuer(), authorization_endpoint: `${issuer()}/auth`, token_endpoint: `${issuer()}/token` },
    ...{ jwks_uri: `${issuer()}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
    id_token_signing_alg_values_supported: ['RS256'],
  }));
  app.get('/jwks', async () => ({
    keys: [{ ...own.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'own' }],
  }));
  app.post('/token', async (request, reply) => {
    asked = request.body as Record<string, string>;
    const { status = 200, isForged = false, claims = {} } = answer;
    if (status !== 200) return reply.status(status).send({ error: 'invalid_grant' });
    const second = Math.floor(now() / 1000);
    const idToken = await new SignJWT({
      ...{ iss: issuer(), aud: 'client', sub: '1', iat: second, exp: second + 300, email_verified: true },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(isForged ? other.privateKey : own.privateKey);
    return { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    access: { issuer: issuer(), clientId: 'client', clientSecret: 'secret' },
    next: (given: Answer) => (answer = given),
    /** What it was sent with the last code. */
    asked: () => asked,
    stop: () => app.close(),
  };
}
