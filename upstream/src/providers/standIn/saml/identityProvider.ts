import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { STAND_IN_METADATA_PATH, STAND_IN_SSO_PATH } from '../../standInSaml.ts';
import { sendPage } from '../pages.ts';
import type { Asked, Wrong } from './responses.ts';

/** Where whoever works at the demo team's company finds the console among other applications. */
const APPLICATIONS_PATH = '/saml';
const REQUEST_BYTES = 16 * 1024;

/** Whom one may be there. The last one works at the company, but belongs to no team. */
const people = ['admin@summit.example', 'member@summit.example', 'guest@summit.example', 'stranger@summit.example'];

const failures: readonly (readonly [Wrong, string])[] = [
  ['old', 'Fail: an hour old'],
  ['unsigned', 'Fail: not signed'],
  ['status', 'Fail: say that it did not work'],
];
const wrongs: ReadonlySet<string> = new Set(failures.map(([wrong]) => wrong));
const isWrong = (word: string): word is Wrong => wrongs.has(word);

const relayState = z.string().max(500).default('');
const requestQuery = z.object({ SAMLRequest: z.string().max(REQUEST_BYTES), RelayState: relayState });
const applicationsQuery = z.object({ console: z.url().optional(), RelayState: relayState });
const chosen = z.object({
  ...{ entityId: z.string(), acs: z.url({ protocol: /^https?$/ }), requestId: z.string() },
  ...{ RelayState: relayState, decision: z.string() },
});

type Options = {
  readonly now: () => number;
  /** Under which address browsers reach it. */
  readonly origin: () => string;
  /** Where the console is that people of the company find there. */
  readonly consoleUrl: string;
};

/** The values of a request's attributes and its issuer: what a stand-in needs of it. */
function readRequest(packed: string): Asked | null {
  try {
    const xml = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: REQUEST_BYTES }).toString();
    const id = /\bID="([^"<>&]{1,200})"/.exec(xml)?.[1];
    const acs = /\bAssertionConsumerServiceURL="([^"<>&]{1,500})"/.exec(xml)?.[1];
    const entityId = /:Issuer>([^<>&]{1,500})</.exec(xml)?.[1];
    return id && acs && entityId ? { requestId: id, acs, entityId } : null;
  } catch {
    return null;
  }
}

/** Only where somebody signs in: what it is made with takes a while to load. */
const responses = () => import('./responses.ts');

/** In place of a company's identity provider: whoever comes says who they are, and how it is to go wrong. */
export function mountIdentityProvider(app: FastifyInstance, { now, origin, consoleUrl }: Options): void {
  const choose = (reply: FastifyReply, { entityId, acs, requestId }: Asked, state: string) =>
    sendPage(reply, 200, {
      title: 'Summit: who are you?',
      facts: { 'Signing in to': new URL(acs).origin },
      form: {
        action: STAND_IN_SSO_PATH,
        fields: { entityId, acs, requestId: requestId ?? '', RelayState: state },
        buttons: [...people.map((email) => [email, email] as const), ...failures],
      },
    });

  app.get(STAND_IN_METADATA_PATH, async (_request, reply) => {
    const { standInMetadata } = await responses();
    return reply.type('application/samlmetadata+xml').send(standInMetadata(origin()));
  });

  app.get(STAND_IN_SSO_PATH, async (request, reply) => {
    const query = requestQuery.safeParse(request.query);
    const asked = query.success ? readRequest(query.data.SAMLRequest) : null;
    if (!query.success || asked === null) return sendPage(reply, 400, { title: 'This is no SAML request.' });
    return choose(reply, asked, query.data.RelayState);
  });

  app.get(APPLICATIONS_PATH, async (request, reply) => {
    const query = applicationsQuery.parse(request.query);
    const base = `${query.console ?? consoleUrl}/sso/saml/team-summit`;
    return choose(reply, { entityId: `${base}/metadata`, acs: `${base}/acs`, requestId: null }, query.RelayState);
  });

  app.post(STAND_IN_SSO_PATH, async (request, reply) => {
    const body = chosen.safeParse(request.body);
    if (!body.success) return sendPage(reply, 400, { title: 'Nobody was chosen.' });
    const { entityId, acs, requestId, RelayState, decision } = body.data;
    const wrong = isWrong(decision) ? decision : 'none';
    const email = wrong === 'none' ? decision : 'admin@summit.example';
    const asked = { entityId, acs, requestId: requestId || null };
    const { standInResponse } = await responses();
    const newId = () => `_${randomBytes(16).toString('hex')}`;
    const response = await standInResponse(origin(), email, { asked, wrong, now: now(), newId });
    const fields = { SAMLResponse: response, ...(RelayState === '' ? {} : { RelayState }) };
    return sendPage(reply, 200, {
      title: 'Going back to the console',
      form: { action: acs, fields, buttons: [[null, 'Go on']] },
      sendsItself: true,
    });
  });
}
