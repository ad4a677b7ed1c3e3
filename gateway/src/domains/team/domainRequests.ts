import { domainNameFormat } from '@muster/schema/formats/domainName';
import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import type { Answer, Body } from '../../generated/upstream/contract.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { userError } from '../../lib/userErrors.ts';
import { toDomainRoster } from './domainRosterMapper.ts';
import { TEAM, type TeamRef } from './mapper.ts';
import { teamRest } from './rest.ts';

const refusals = {
  domain_not_found: ['NOT_FOUND', ['domain'], 'No team has this domain.'],
  free_email_domain_given: ['FREE_EMAIL_DOMAIN', ['domain'], 'Everybody may have an address in this domain.'],
  free_email_domain: ['FREE_EMAIL_DOMAIN', null, "Everybody may have an address in the team's own domain."],
  own_domain: ['INVALID', ['domain'], "It is the team's own domain."],
  domain_already_requested: ['DUPLICATE', ['domain'], 'One of the two has asked the other already.'],
  too_many_subjects: ['TOO_MANY', null, 'At most 20 requests wait for an answer.'],
  request_not_found: ['NOT_FOUND', ['domain'], 'There is no such request any more.'],
} as const satisfies RefusalTable;

type Payload = { team: TeamRef | null; userErrors: UserError[] };
type Input = { readonly domain: string; readonly idempotencyKey?: string | null };

/**
 * Forgets what this request has read, but for the roster, which is from now on what the service answered to the change: so
 * that a payload cannot fail to say what was done.
 */
function keepRoster(context: GatewayContext, answer: Answer<'team', 'domainRequest'>): void {
  const scope = context.scopeOf(context.identity);
  const record = Promise.resolve(toDomainRoster(answer, context.log));
  const team = { ...scope.loaders.team, domainRoster: () => record };
  Object.assign(context, { ...scope, loaders: { ...scope.loaders, team } });
}

/** Asks a domain's team, answers it, or parts from it: one write, whose answer is the payload's roster. */
export async function requestDomain(
  context: GatewayContext,
  requestType: Body<'team', 'domainRequest'>['requestType'],
  { domain: given, idempotencyKey }: Input,
): Promise<Payload> {
  const domain = domainNameFormat.safeParse(given).data;
  if (domain === undefined) {
    return { team: null, userErrors: [userError('INVALID', ['domain'], 'This is no e-mail domain.')] };
  }
  try {
    keepRoster(context, await teamRest(context.upstream).domainRequest({ domain, requestType }, idempotencyKey));
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, refusals)] };
  }
  return { team: TEAM, userErrors: [] };
}
