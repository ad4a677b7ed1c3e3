import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { faultOfBytes } from '../../http/json.ts';
import { ScimError, scimErrorBody, scimErrorOf } from './scimErrors.ts';
import { serveResources } from './scimResources.ts';
import {
  type ListRequest,
  type NamedRequest,
  PREFIX,
  type ScimDeps,
  type ScimServing,
  pageOf,
  scimServing,
  sendScim,
} from './scimServing.ts';

/** Lets a scope take JSON by both of its names; an empty body is none. */
function acceptScim(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const parse = scope.getDefaultJsonParser('error', 'error');
  const types = ['application/scim+json', 'application/json'];
  scope.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const fault = faultOfBytes(request, bytes);
    if (fault) return done(fault);
    return parse(request, bytes.toString(), done);
  });
}

const KINDS = ['ServiceProviderConfig', 'ResourceTypes', 'Schemas'] as const;

/** What the service is made of, for everybody. */
function serveDescriptions(scope: FastifyInstance, { opened, ask, baseOf }: ScimServing): void {
  async function describe(
    request: ListRequest | NamedRequest,
    reply: FastifyReply,
    named: { kind: (typeof KINDS)[number]; id?: string },
  ) {
    if (Object.keys(request.query).some((name) => name.toLowerCase() === 'filter'))
      throw new ScimError('filter_forbidden');
    const query = { ...named, base: baseOf(request) };
    const { resources } = await ask(request, reply, (rest) => rest.describe(query));
    const isOne = named.id !== undefined || named.kind === 'ServiceProviderConfig';
    return sendScim(reply, isOne ? resources[0] : pageOf(resources, resources.length, 1));
  }
  for (const kind of KINDS) {
    scope.get(`${PREFIX}/${kind}`, opened, (request: ListRequest, reply) => describe(request, reply, { kind }));
    if (kind === 'ServiceProviderConfig') continue;
    scope.get(`${PREFIX}/${kind}/:id`, opened, (request: NamedRequest, reply) =>
      describe(request, reply, { kind, id: request.params.id }),
    );
  }
}

/**
 * SCIM 2.0 for the directory of a company: whoever knows the provisioning token of a team keeps its people and groups. How much
 * comes is counted before anything of it is read. What resources are, and what becomes of them, the service alone knows.
 */
export function serveScim(scope: FastifyInstance, deps: ScimDeps): void {
  acceptScim(scope);
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const told = scimErrorOf(error);
    if (told.code === 'internal') request.log.error({ err: error }, 'Unexpected error');
    deps.onRequest(told.code);
    if (told.retryAfter !== null) reply.header('retry-after', String(told.retryAfter));
    if (told.status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM"');
    return sendScim(reply.code(told.status), scimErrorBody(told.code, told.field));
  });
  const serving = scimServing(deps);
  serveDescriptions(scope, serving);
  serveResources(scope, serving, { type: 'User', path: '/Users' });
  serveResources(scope, serving, { type: 'Group', path: '/Groups' });
  for (const path of ['/Bulk', '/Me', '/.search'])
    scope.all(`${PREFIX}${path}`, serving.known, async () => {
      throw new ScimError('not_implemented');
    });
  scope.all(`${PREFIX}/*`, { onRequest: serving.opened.onRequest }, async () => {
    throw new ScimError('not_found');
  });
}
