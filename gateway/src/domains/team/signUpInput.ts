import { APPROVED_DOMAINS_MAX, domainNameFormat } from '@muster/schema/formats/domainName';
import type { TeamSignUpUpdateInput, UserError } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import { userError } from '../../lib/userErrors.ts';

/** No domain has more: none of the team's is as long. */
const MOST_CHARACTERS = 253;

type Named = 'addDomains' | 'removeDomains';

/** Domains in the form in which they are kept, each in its place, or what is wrong with them. */
function readDomains(given: readonly string[] | null | undefined, field: Named) {
  if (!given) return { domains: undefined, errors: [] };
  if (given.length > APPROVED_DOMAINS_MAX) {
    return {
      domains: undefined,
      errors: [userError('TOO_MANY', [field], `One change takes ${APPROVED_DOMAINS_MAX} domains at most.`)],
    };
  }
  const parsed = given.map((text) => domainNameFormat.safeParse(text).data);
  const errors = parsed.flatMap((domain, place) =>
    domain === undefined ? [userError('INVALID', [field, String(place)], 'This is not a domain name.')] : [],
  );
  return { domains: parsed.filter((domain) => domain !== undefined), errors };
}

/** Domains to be taken off: one that stands from before, in whatever form, can go, and one that is not there is no mistake. */
function readRemoved(given: readonly string[] | null | undefined) {
  const { domains, errors } = readDomains(given, 'removeDomains');
  if (!given || domains === undefined) return { domains, errors };
  const texts = given.map((text) => domainNameFormat.safeParse(text).data ?? text.trim().toLowerCase());
  return { domains: texts.filter((text) => text.length <= MOST_CHARACTERS), errors: [] };
}

/** What goes on to the service of a change of who may join, or what is wrong with it; what is left out is left out. */
export function readSignUp(
  input: TeamSignUpUpdateInput,
): { errors: UserError[]; changes: null } | { errors: null; changes: Body<'team', 'updateTeam'> } {
  const add = readDomains(input.addDomains, 'addDomains');
  const remove = readRemoved(input.removeDomains);
  const errors = [...add.errors, ...remove.errors];
  if (errors.length > 0) return { errors, changes: null };
  const changes = given({
    makePublic: input.isOpen,
    disableCrossDomain: input.isExternalContactBlocked,
    version: input.version,
    addCanJoinDomains: add.domains,
    removeCanJoinDomains: remove.domains,
  });
  return { errors: null, changes };
}
