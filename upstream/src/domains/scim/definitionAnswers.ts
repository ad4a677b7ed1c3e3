import type { Answer, Query } from '../../generated/contract.ts';
import { Refusal } from '../../lib/errors.ts';
import { MAX_RESULTS } from './rules.ts';
import { type Attribute, GROUP_TYPE, type ResourceType, USER_TYPE } from './schemaRules.ts';

type Definition = Answer<'scim', 'describe'>['resources'][number];

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const TYPES = [USER_TYPE, GROUP_TYPE];

const metaOf = (resourceType: string, location: string) => ({ meta: { resourceType, location } });

const serviceProviderConfig = (base: string): Definition => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_RESULTS },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      ...{ type: 'oauthbearertoken', name: 'Provisioning token', primary: true },
      description: 'The provisioning token that an admin of the team has made in the console, as a bearer token.',
    },
  ],
  ...metaOf('ServiceProviderConfig', `${base}/ServiceProviderConfig`),
});

const resourceType = (base: string, { name, endpoint, description, schema, extension }: ResourceType): Definition => ({
  ...{ schemas: [`${CORE}:ResourceType`], id: name, name, endpoint, description, schema },
  ...(extension ? { schemaExtensions: [{ schema: extension.schema, required: false }] } : {}),
  ...metaOf('ResourceType', `${base}/ResourceTypes/${name}`),
});

const schemaOf = (
  base: string,
  { id, name, description }: { id: string; name: string; description: string },
  attributes: readonly Attribute[],
): Definition => ({
  ...{ schemas: [`${CORE}:Schema`], id, name, description, attributes: [...attributes] },
  ...metaOf('Schema', `${base}/Schemas/${id}`),
});

function schemasOf(base: string, { name, description, schema, attributes, extension }: ResourceType): Definition[] {
  const own = schemaOf(base, { id: schema, name, description }, attributes);
  if (!extension) return [own];
  const more = {
    id: extension.schema,
    name: `Enterprise${name}`,
    description: 'What stands in custom fields of a team.',
  };
  return [own, schemaOf(base, more, extension.attributes)];
}

/**
 * What the service is made of.
 *
 * @throws Refusal `resource_not_found`
 */
export function describe({ kind, id, base }: Query<'scim', 'describe'>): Answer<'scim', 'describe'> {
  const all =
    kind === 'ServiceProviderConfig'
      ? [serviceProviderConfig(base)]
      : kind === 'ResourceTypes'
        ? TYPES.map((type) => resourceType(base, type))
        : TYPES.flatMap((type) => schemasOf(base, type));
  if (id === undefined) return { resources: all };
  const found = all.filter((one) => typeof one['id'] === 'string' && one['id'].toLowerCase() === id.toLowerCase());
  if (found.length === 0) throw new Refusal('resource_not_found');
  return { resources: found };
}
