import { teamNameFormat } from '@muster/schema/formats/teamName';
import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import type { MutationResolvers, UserError } from '../../generated/resolvers.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { userError } from '../../lib/userErrors.ts';
import { hasStatus } from '../../upstream/errors.ts';
import { keepTeam } from './loaders.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';

const TAKEN = ['TAKEN', ['url'], 'Another team has this address.'] as const;
const RESTRICTED = ['RESTRICTED', ['url'], 'Nobody may have this address.'] as const;

/** Why an edit is refused: by the service's code. */
const byCode = {
  url_taken: TAKEN,
  url_reserved: RESTRICTED,
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable;

/** Where a service gives no code that is known, its status alone says what is wrong with an address. */
const byStatus = new Map<number, RefusalTable[string]>([
  [409, TAKEN],
  [400, RESTRICTED],
]);

/** Codes that every service gives, and that say nothing about an address. */
const otherCodes: ReadonlySet<string> = new Set(['idempotency_key_reused', 'invalid_request']);

function updateError(error: unknown, isAboutUrl: boolean): UserError {
  // Another code of ours means that the status is understood otherwise, such as a network that is not allowed.
  const isUnexplained = hasStatus(error, ...byStatus.keys()) && error.code === 'UPSTREAM_INVALID';
  const code = isUnexplained ? (error.refusal?.code ?? '') : '';
  const isKnown = Object.hasOwn(byCode, code) || otherCodes.has(code);
  const entry = isUnexplained && isAboutUrl && !isKnown ? byStatus.get(error.status ?? 0) : undefined;
  return entry ? userError(...entry) : refusalError(error, byCode);
}

const NAME_RULE = 'A name has 1 to 50 printable characters without < and >.';
const URL_RULE = 'An address has 4 to 25 letters, digits and hyphens; no hyphen begins or ends it.';

/** A value in the form that is kept, or what is wrong with it; undefined where none is given. */
function read(format: typeof teamNameFormat, given: string | null | undefined, field: string, rule: string) {
  const parsed = typeof given === 'string' ? format.safeParse(given) : undefined;
  const issue = parsed?.error?.issues[0]?.code;
  if (issue === undefined) return { value: parsed?.data, errors: [] };
  const code = issue === 'too_small' ? 'TOO_SHORT' : issue === 'too_big' ? 'TOO_LONG' : 'INVALID';
  return { value: undefined, errors: [userError(code, [field], rule)] };
}

/** Changes name and address; the payload's team is the service's answer. */
export const teamUpdate: NonNullable<MutationResolvers['teamUpdate']> = async (_root, { input }, context) => {
  const name = read(teamNameFormat, input.name, 'name', NAME_RULE);
  const url = read(teamUrlFormat, input.url, 'url', URL_RULE);
  const errors = [...name.errors, ...url.errors];
  if (errors.length > 0) return { team: null, userErrors: errors };
  const changes = {
    ...(name.value === undefined ? {} : { name: name.value }),
    ...(url.value === undefined ? {} : { url: url.value }),
    ...(typeof input.version === 'number' ? { version: input.version } : {}),
  };
  try {
    keepTeam(context, await teamRest(context.upstream).updateTeam(changes, input.idempotencyKey));
  } catch (error) {
    return { team: null, userErrors: [updateError(error, url.value !== undefined)] };
  }
  return { team: TEAM, userErrors: [] };
};
