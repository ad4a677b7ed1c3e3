import { WAITING_DOMAIN_REQUESTS_MAX, domainNameFormat } from '@muster/schema/formats/domainName';
import type { GatewayContext } from '../../context.ts';
import type { Answer, Body } from '../../generated/upstream/contract.ts';
import { userError } from '../../lib/userErrors.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { type TeamPayload, changeTeam, unchangedTeam } from './changeTeam.ts';
import { toDomainRoster } from './domainRosterMapper.ts';
import { teamRest } from './rest.ts';

const asking = {
  domain_not_found: ['NOT_FOUND', ['domain'], 'No team has this domain.'],
  free_email_domain_given: ['FREE_EMAIL_DOMAIN', ['domain'], 'Everybody may have an address in this domain.'],
  free_email_domain: ['FREE_EMAIL_DOMAIN', null, "Everybody may have an address in the team's own domain."],
  own_domain: ['INVALID', ['domain'], "It is the team's own domain."],
  domain_already_requested: ['DUPLICATE', ['domain'], 'One of the two has asked the other already.'],
  too_many_subjects: ['TOO_MANY', null, `At most ${WAITING_DOMAIN_REQUESTS_MAX} requests wait for an answer.`],
} as const satisfies RefusalTable<'team.domainRequest'>;

const answering = {
  request_not_found: ['NOT_FOUND', ['domain'], 'There is no such request any more.'],
} as const satisfies RefusalTable<'team.domainRequest'>;

type Input = { readonly domain: string; readonly idempotencyKey?: string | null };

/** The roster is what the service answered to the change. */
const keepRoster = ({ loaders, log }: GatewayContext, answer: Answer<'team', 'domainRequest'>): void =>
  loaders.team.domainRoster.prime(toDomainRoster(answer, log));

/** Asks a domain's team, answers it, or parts from it: one write, whose answer is the payload's roster. */
export async function requestDomain(
  context: GatewayContext,
  requestType: Body<'team', 'domainRequest'>['requestType'],
  { domain: given, idempotencyKey }: Input,
): Promise<TeamPayload> {
  const domain = domainNameFormat.safeParse(given).data;
  if (domain === undefined) return unchangedTeam(userError('INVALID', ['domain'], 'This is no e-mail domain.'));
  const write = () => teamRest(context.upstream).domainRequest({ domain, requestType }, idempotencyKey);
  return changeTeam(context, write, requestType === 'REQUEST' ? asking : answering, keepRoster);
}
