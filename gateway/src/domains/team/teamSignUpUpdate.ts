import { APPROVED_DOMAINS_MAX } from '@muster/schema/formats/domainName';
import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { hasStatus, refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, placeOf, refusalError } from '../../upstream/refusals.ts';
import { changeTeam, keepTeam, unchangedTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';
import { readSignUp } from './signUpInput.ts';

const FOREIGN = 'It is a free e-mail domain, or belongs to another organisation.';
const PLAN = 'The plan of the team does not include it.';

/** Why a change is refused: by the service's code. */
const byCode = {
  too_many_subjects: ['TOO_MANY', ['addDomains'], `A team approves ${APPROVED_DOMAINS_MAX} domains at most.`],
  free_email_domain: ['NOT_ALLOWED', ['isExternalContactBlocked'], 'The team has no domain of its own.'],
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable<'team.updateTeam'>;

/** Codes that every service gives, and that say nothing about a domain. */
const otherCodes: ReadonlySet<string> = new Set([...Object.keys(byCode), 'invalid_request', 'idempotency_key_reused']);

/** What the service calls a part of its body, as a part of `input`. */
const inputNames = new Map([
  ['addCanJoinDomains', 'addDomains'],
  ['disableCrossDomain', 'isExternalContactBlocked'],
]);

/** Which of the added domains a refusal is about, where that is known: the only one, or the one whose place it names. */
function placeOfDomain(error: unknown, added: number): string[] {
  const [, named] = placeOf(error, inputNames) ?? [];
  const place = named ?? (added === 1 ? '0' : undefined);
  return place !== undefined && Number(place) < added ? ['addDomains', place] : ['addDomains'];
}

function updateError(error: unknown, added: number): UserError {
  if (refusalIn(error, 'plan_required')) {
    const [part = 'addDomains'] = placeOf(error, inputNames) ?? [];
    return userError('PLAN_REQUIRED', [part], PLAN);
  }
  // A service that gives no code that is known says by its status alone that a domain may not be added.
  const isUnexplained = hasStatus(error, 400) && !otherCodes.has(error.refusal?.code ?? '');
  if (isUnexplained && error.code === 'UPSTREAM_INVALID' && added > 0) {
    return userError('CANNOT_ADD_EMAIL_AUTO_APPROVAL', placeOfDomain(error, added), FOREIGN);
  }
  return refusalError(error, byCode);
}

/** Changes who may join, and whether outside contacts are blocked; the payload's team is the service's answer. */
export const teamSignUpUpdate: Mutation<'teamSignUpUpdate'> = async (_root, { input }, context) => {
  const { errors, changes } = readSignUp(input);
  if (errors !== null) return unchangedTeam(...errors);
  const update = () => teamRest(context.upstream).updateTeam(changes, input.idempotencyKey);
  return changeTeam(context, update, (error) => updateError(error, input.addDomains?.length ?? 0), keepTeam);
};
