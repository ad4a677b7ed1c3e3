import type { RefusalCode, Refusals } from '../../generated/upstream/contract.ts';
import { GatewayError } from '../../lib/errors.ts';
import { UpstreamError, isLost, isOutage } from '../../upstream/errors.ts';

/** Why a request of a directory is not done: the answer's status, the standard's word for it, and what its administrator reads. */
const catalogue = {
  token_missing: [401, null, 'Send the provisioning token of the team as `Authorization: Bearer …`.'],
  token_invalid: [
    401,
    null,
    'No team has this provisioning token. It may have been replaced or deleted in the console.',
  ],
  not_json: [400, 'invalidSyntax', 'The body is not a JSON object in UTF-8.'],
  schemas_missing: [400, 'invalidSyntax', '`schemas` does not name the schema of such a request.'],
  patch_invalid: [
    400,
    'invalidSyntax',
    '`Operations` needs at least one, each with an `op` of add, replace or remove.',
  ],
  parameter_invalid: [400, 'invalidValue', 'A parameter stands there twice, or its value is none that it takes.'],
  filter_invalid: [400, 'invalidFilter', 'The filter cannot be read, or names an attribute that is not filtered by.'],
  path_invalid: [400, 'invalidPath', 'The path cannot be read, or names an attribute that there is not.'],
  target_missing: [400, 'noTarget', 'The path leads to nothing that could be changed.'],
  attribute_fixed: [400, 'mutability', 'The attribute cannot be changed.'],
  value_invalid: [400, 'invalidValue', 'The value is missing, or not one that the attribute takes.'],
  domain_not_allowed: [400, 'invalidValue', 'The team takes in people of other e-mail domains only.'],
  last_admin: [400, 'mutability', 'The team would be left without an admin: make somebody else one first.'],
  too_many: [
    400,
    'tooMany',
    'Too much would have to be looked at: filter by userName or externalId, or exclude members.',
  ],
  plan_required: [403, null, "The team's plan does not include user groups."],
  criteria_limit: [403, null, 'The team has as many user groups as it may have.'],
  guest_limit: [403, null, 'The plan of the team allows no further guests.'],
  filter_forbidden: [403, null, 'What the service is made of is not filtered.'],
  not_found: [404, null, 'There is no such resource.'],
  method_not_allowed: [405, null, 'The resource does not take this method.'],
  taken: [409, 'uniqueness', 'The team has another user or group of this name.'],
  in_use: [409, null, 'A channel is restricted to the group: it can be deleted once none is.'],
  stale: [412, null, 'The resource was changed in the meantime.'],
  too_large: [413, null, 'The body is longer than is taken.'],
  wrong_media_type: [415, null, 'Send application/scim+json or application/json, not compressed.'],
  too_many_requests: [429, null, 'There are too many requests. Go on after the time in Retry-After.'],
  internal: [500, null, 'Something went wrong. Please try again later.'],
  not_implemented: [501, null, 'The service does not do this.'],
  overloaded: [503, null, 'There is too much to do just now. Go on after the time in Retry-After.'],
  unavailable: [
    503,
    null,
    'The service cannot be reached just now. Nothing was changed; go on after the time in Retry-After.',
  ],
  outcome_unknown: [503, null, 'It is not known whether the change was made. Read the resource before going on.'],
} as const satisfies Readonly<Record<string, readonly [status: number, scimType: string | null, detail: string]>>;

export type ScimErrorCode = keyof typeof catalogue;

/** When to try again where the service does not say, in seconds. */
const RETRY_AFTER = 5;

/** The body of an answer to a request that is not done; `field` is the attribute at fault. */
export function scimErrorBody(code: ScimErrorCode, field: string | null = null) {
  const [status, scimType, detail] = catalogue[code];
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType === null ? {} : { scimType }),
    detail: field === null ? detail : `${field}: ${detail}`,
  };
}

/** A request of a directory is not done. */
export class ScimError extends Error {
  readonly code: ScimErrorCode;
  /** Seconds until the same may be done. */
  readonly retryAfter: number | null;
  readonly field: string | null;

  constructor(
    code: ScimErrorCode,
    { retryAfter = null, field = null }: { retryAfter?: number | null; field?: string | null } = {},
  ) {
    super(code);
    this.name = 'ScimError';
    this.code = code;
    this.retryAfter = retryAfter;
    this.field = field;
  }

  get status(): number {
    return catalogue[this.code][0];
  }
}

type Call = Extract<keyof Refusals, `scim.${string}`>;

const refusals: { readonly [Code in RefusalCode]?: Code extends Refusals[Call] ? ScimErrorCode : never } = {
  ...{ provisioning_token_invalid: 'token_invalid', resource_not_found: 'not_found', resource_taken: 'taken' },
  ...{ filter_invalid: 'filter_invalid', path_invalid: 'path_invalid', target_missing: 'target_missing' },
  ...{ attribute_fixed: 'attribute_fixed', value_invalid: 'value_invalid', patch_invalid: 'patch_invalid' },
  ...{ too_many_results: 'too_many', stale_version: 'stale', last_admin: 'last_admin', guest_limit: 'guest_limit' },
  ...{ plan_required: 'plan_required', criteria_limit: 'criteria_limit', criterion_in_use: 'in_use' },
  ...{ domain_not_allowed: 'domain_not_allowed', invalid_request: 'value_invalid' },
};

/** Of a refusal only what names an attribute is told. */
const ATTRIBUTE = /^[A-Za-z$][\w$.]{0,60}$/;

/** What it is told as that the service did not do a request. Gives back what is a fault of the gateway's own. */
export function callError(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const { refusal } = error;
  const code = refusal && new Map<string, ScimErrorCode>(Object.entries(refusals)).get(refusal.code);
  if (code)
    return new ScimError(code, { field: refusal.field && ATTRIBUTE.test(refusal.field) ? refusal.field : null });
  if (error.code === 'RATE_LIMITED')
    return new ScimError('too_many_requests', { retryAfter: error.retryAfter ?? RETRY_AFTER });
  if (isOutage(error)) return new ScimError('unavailable', { retryAfter: error.retryAfter ?? RETRY_AFTER });
  return isLost(error) ? new ScimError('outcome_unknown', { retryAfter: RETRY_AFTER }) : error;
}

const byStatus = new Map<number | undefined, ScimErrorCode>([
  [400, 'not_json'],
  [413, 'too_large'],
  [415, 'wrong_media_type'],
]);

/** Whatever ends a request, as it is told. */
export function scimErrorOf(error: Error & { readonly statusCode?: number }): ScimError {
  if (error instanceof ScimError) return error;
  const status = error instanceof GatewayError ? error.httpStatus : error.statusCode;
  return new ScimError(byStatus.get(status) ?? 'internal');
}
