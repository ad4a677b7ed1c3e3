import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Listed } from './rest.ts';
import { ScimError } from './scimErrors.ts';
import {
  type Asked,
  type Search,
  askedIn,
  bodyOf,
  operationsOf,
  searchIn,
  searchOf,
  tokenOf,
  versionsIn,
} from './scimRequest.ts';
import { type ListRequest, type NamedRequest, PREFIX, type ScimServing, pageOf, sendScim } from './scimServing.ts';

type Served = { readonly type: Listed['type']; readonly path: `/${string}` };
type Kept = { readonly id: string; readonly version: string; readonly resource: unknown };

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

const tagOf = ({ version }: Kept) => `W/"${version}"`;

/** An answer without a body: only the present version, where there is one. */
const sendNothing = (reply: FastifyReply, kept?: Kept) =>
  reply.headers({ 'cache-control': 'no-store', ...(kept ? { etag: tagOf(kept) } : {}) }).send();

/** Which versions may be changed; any, where the request does not say. */
function versionsOf({ headers }: FastifyRequest): { versions?: string[] } {
  const versions = versionsIn(headers['if-match']);
  return versions === null ? {} : { versions };
}

/** Whether the sender has the present version already. */
function isSeen({ headers }: FastifyRequest, { version }: Kept): boolean {
  const header = headers['if-none-match'];
  return header !== undefined && (versionsIn(header)?.includes(version) ?? true);
}

/** A group may have thousands of members: whoever changes some of them is not told all of them. */
const isSilent = ({ type }: Served, { attributes, excludedAttributes }: Asked): boolean =>
  type === 'Group' && attributes === undefined && excludedAttributes === undefined;

/** The resources of one type: read, added, changed and deleted. */
export function serveResources(scope: FastifyInstance, serving: ScimServing, served: Served): void {
  const { known, ask, about, baseOf } = serving;
  const { type, path } = served;
  const all = `${PREFIX}${path}`;
  const one = `${all}/:id`;

  function tell(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
    reply.headers({ etag: tagOf(kept), location: `${baseOf(request)}${path}/${kept.id}` });
    return sendScim(reply, kept.resource);
  }

  async function search(request: FastifyRequest, reply: FastifyReply, asked: Search) {
    const body = { ...about(request, type), ...asked };
    const { resources, totalResults, startIndex } = await ask(request, reply, (rest) => rest.list(body));
    return sendScim(reply, pageOf(resources, totalResults, startIndex));
  }

  /** What is said of one resource: which, and which of its attributes are told. */
  const named = (request: NamedRequest) => ({
    ...{ ...about(request, type), ...askedIn(request.query) },
    id: request.params.id,
  });

  scope.get(all, known, (request: ListRequest, reply) => search(request, reply, searchIn(request.query)));
  scope.post(`${all}/.search`, known, (request, reply) => search(request, reply, searchOf(request)));
  scope.post(all, known, async (request: ListRequest, reply) => {
    const resource = bodyOf(request, `${CORE}:${type}`);
    const body = { ...about(request, type), ...askedIn(request.query), resource };
    const kept = await ask(request, reply, (rest) => rest.add(body));
    return tell(request, reply.code(201), kept);
  });
  scope.get(one, known, async (request: NamedRequest, reply) => {
    const kept = await ask(request, reply, (rest) => rest.read(named(request)));
    return isSeen(request, kept) ? sendNothing(reply.code(304), kept) : tell(request, reply, kept);
  });
  scope.put(one, known, async (request: NamedRequest, reply) => {
    const resource = bodyOf(request, `${CORE}:${type}`);
    const body = { ...named(request), ...versionsOf(request), resource };
    return tell(request, reply, await ask(request, reply, (rest) => rest.replace(body)));
  });
  scope.patch(one, known, async (request: NamedRequest, reply) => {
    const operations = operationsOf(request);
    const silent = isSilent(served, askedIn(request.query));
    const told = silent ? { attributes: ['id'] } : {};
    const body = { ...named(request), ...told, ...versionsOf(request), operations };
    const kept = await ask(request, reply, (rest) => rest.change(body));
    return silent ? sendNothing(reply.code(204), kept) : tell(request, reply, kept);
  });
  scope.delete(one, known, async (request: NamedRequest, reply) => {
    const body = { secret: tokenOf(request) ?? '', type, id: request.params.id, ...versionsOf(request) };
    await ask(request, reply, (rest) => rest.remove(body));
    return sendNothing(reply.code(204));
  });
  refuseOthers(scope, serving, all, ['GET', 'POST']);
  refuseOthers(scope, serving, `${all}/.search`, ['POST']);
  refuseOthers(scope, serving, one, ['GET', 'PUT', 'PATCH', 'DELETE']);
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Says which methods an address takes, whichever other one is tried. */
function refuseOthers(
  scope: FastifyInstance,
  { opened }: ScimServing,
  url: string,
  taken: readonly (typeof METHODS)[number][],
): void {
  const method = METHODS.filter((one) => !taken.includes(one));
  scope.route({
    ...{ method, url, onRequest: opened.onRequest },
    handler: async (_request, reply) => {
      reply.header('allow', taken.join(', '));
      throw new ScimError('method_not_allowed');
    },
  });
}
