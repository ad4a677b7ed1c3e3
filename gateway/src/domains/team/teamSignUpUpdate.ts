import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { hasStatus, refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { changeTeam, keepTeam, unchangedTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';
import { readSignUp } from './signUpInput.ts';

const FOREIGN = 'It is a free e-mail domain, or belongs to another organisation.';
const PLAN = 'The plan of the team does not include it.';

/** Why a change is refused: by the service's code. */
const byCode = {
  too_many_subjects: ['TOO_MANY', ['addDomains'], 'A team approves 1,000 domains at most.'],
  free_email_domain: ['NOT_ALLOWED', ['isExternalContactBlocked'], 'The team has no domain of its own.'],
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable;

/** Codes that every service gives, and that say nothing about a domain. */
const otherCodes: ReadonlySet<string> = new Set([...Object.keys(byCode), 'invalid_request', 'idempotency_key_reused']);

/** Which of the added domains a refusal is about, where that is known: the only one, or the one whose place it names. */
function placeOf(field: string | undefined, added: number): string[] {
  const named = /^addCanJoinDomains\.(\d{1,4})$/.exec(field ?? '')?.[1];
  const place = named === undefined ? (added === 1 ? 0 : null) : Number(named);
  return place !== null && place < added ? [String(place)] : [];
}

function updateError(error: unknown, added: number): UserError {
  const planRequired = refusalIn(error, 'plan_required');
  if (planRequired) {
    const isContact = planRequired.field === 'disableCrossDomain';
    return userError('PLAN_REQUIRED', [isContact ? 'isExternalContactBlocked' : 'addDomains'], PLAN);
  }
  // A service that gives no code that is known says by its status alone that a domain may not be added.
  const isUnexplained = hasStatus(error, 400) && !otherCodes.has(error.refusal?.code ?? '');
  if (isUnexplained && error.code === 'UPSTREAM_INVALID' && added > 0) {
    const place = placeOf(error.refusal?.field, added);
    return userError('CANNOT_ADD_EMAIL_AUTO_APPROVAL', ['addDomains', ...place], FOREIGN);
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
