import { SHARERS_MAX } from '@muster/schema/formats/fileSharing';
import type { GatewayContext } from '../../context.ts';
import type { FileSharingUpdateInput, UserError } from '../../generated/resolvers.ts';
import type { Answer, Body } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Mutation } from '../../mutation.ts';
import type { Upstream } from '../../upstream/client.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { changeTeam, unchangedTeam } from './changeTeam.ts';
import { fileSharingModes, ofDomain } from './fileSharingMapper.ts';
import { teamRest } from './rest.ts';

type Changes = Body<'team', 'setFileSharingSettings'>;
type Read = { errors: UserError[]; changes: null } | { errors: null; changes: Changes };

/** What a service takes for an address at all. The contract counts code points, `length` UTF-16 units: a flag is two of the one, four of the other. */
const isAddress = (email: string) => email.length <= 254 && Array.from(email).length >= 3;

const tooMany = (field: string) => userError('TOO_MANY', [field], `At most ${SHARERS_MAX} people are taken.`);
const nobodyAt = (place?: number) =>
  userError(
    'NOT_FOUND',
    ['enableEmails', ...(place === undefined ? [] : [String(place)])],
    'No active person of the team has this address.',
  );

const refusals = {
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
  nobody_chosen: ['REQUIRED', ['enableEmails'], 'Choose at least one active person.'],
  too_many_subjects: ['TOO_MANY', ['enableEmails'], `At most ${SHARERS_MAX} people are taken.`],
  // Only of the moment: the team was an organisation when it was read.
  not_an_organisation: ['STALE', ['version'], 'The team has stopped being an organisation.'],
} as const satisfies RefusalTable<'team.setFileSharingSettings' | 'team.setDomainAttributes'>;

/** The input's word for a part of the service's body. */
const fields = new Map([
  ['mobileSharingDisabled', 'isMobileDisabled'],
  ['enableEmails', 'enableEmails'],
  ['disableEmails', 'disableEmails'],
]);

function updateError(error: unknown, { enableEmails = [] }: Changes): UserError {
  const field = refusalIn(error, 'plan_required')?.field;
  if (refusalIn(error, 'plan_required'))
    return userError('PLAN_REQUIRED', [fields.get(field ?? '') ?? 'mode'], 'Restricting who may share needs PRO.');
  if (refusalIn(error, 'member_not_found')) return nobodyAt(enableEmails.length === 1 ? 0 : undefined);
  return refusalError(error, refusals);
}

/** What is wrong with the form of a list of addresses; one to be taken off that can be nobody's changes nothing. */
function listErrors({ enableEmails, disableEmails }: FileSharingUpdateInput): UserError[] {
  const errors = Object.entries({ enableEmails, disableEmails }).flatMap(([field, emails]) =>
    (emails?.length ?? 0) > SHARERS_MAX ? [tooMany(field)] : [],
  );
  if (errors.length > 0) return errors;
  return firstErrors((enableEmails ?? []).flatMap((email, place) => (isAddress(email) ? [] : [nobodyAt(place)])));
}

/** What goes on, or what is wrong with its form. */
function read(input: FileSharingUpdateInput): Read {
  const { mode, isMobileDisabled, enableEmails, disableEmails, version } = input;
  const word = mode ? fileSharingModes.wire(mode) : undefined;
  if (word === null)
    return { errors: [userError('INVALID', ['mode'], 'This says nothing about who may.')], changes: null };
  const errors = listErrors(input);
  if (errors.length > 0) return { errors, changes: null };
  return {
    errors: null,
    changes: given({
      ...{ mode: word, enableEmails, disableEmails: disableEmails?.filter(isAddress) },
      ...{ mobileSharingDisabled: isMobileDisabled, version },
    }),
  };
}

/** One write: of an organisation to the attributes of its domain, of any other team to its settings. */
async function change(
  upstream: Upstream,
  changes: Changes,
  { isOrganisation, key }: { isOrganisation: boolean; key: IdempotencyKey },
): Promise<Answer<'team', 'setFileSharingSettings'>> {
  const rest = teamRest(upstream);
  if (!isOrganisation) return rest.setFileSharing(changes, key);
  const { mode, ...others } = changes;
  const body = { ...others, ...given({ fileSharingMode: mode }) };
  return ofDomain(await rest.setDomainAttributes(body, key));
}

/** Who may share files is what the service answered, whichever of the two says so from here on. */
function keepFileSharing({ loaders }: GatewayContext, answer: Answer<'team', 'fileSharingSettings'>): void {
  const { mode: fileSharingMode, ...rest } = answer;
  loaders.team.fileSharingSettings.prime(answer);
  loaders.team.domainAttributes.prime({ fileSharingMode, ...rest });
}

/** Sets who may share files; the payload's team says what the services answered. */
export const fileSharingUpdate: Mutation<'fileSharingUpdate'> = async (_root, { input }, context) => {
  const { errors, changes } = read(input);
  if (errors !== null) return unchangedTeam(...errors);
  const { isOrganisation } = await context.loaders.team.team();
  const write = () => change(context.upstream, changes, { isOrganisation, key: input.idempotencyKey });
  return changeTeam(context, write, (error) => updateError(error, changes), keepFileSharing);
};
