import { teamNameFormat } from '@muster/schema/formats/teamName';
import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import type { UserError } from '../../generated/resolvers.ts';
import { given } from '../../lib/given.ts';
import { type TextRule, readText } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { hasStatus } from '../../upstream/errors.ts';
import { type Meaning, type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { changeTeam, keepTeam, unchangedTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

const TAKEN = ['TAKEN', ['url'], 'Another team has this address.'] as const;
const RESTRICTED = ['RESTRICTED', ['url'], 'Nobody may have this address.'] as const;

/** Why an edit is refused: by the service's code. */
const byCode = {
  url_taken: TAKEN,
  url_reserved: RESTRICTED,
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable<'team.updateTeam'>;

/** Where a service gives no code that is known, its status alone says what is wrong with an address. */
const byStatus = new Map<number, Meaning>([
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

/** A rule that is told as a whole, whatever is wrong. */
const ruleOf = (format: TextRule['format'], rule: string): TextRule => ({
  format,
  blank: rule,
  tooLong: rule,
  invalid: rule,
  blankCode: 'TOO_SHORT',
});
const nameRule = ruleOf(teamNameFormat, 'A name has 1 to 50 printable characters without < and >.');
const urlRule = ruleOf(
  teamUrlFormat,
  'An address has 4 to 25 letters, digits and hyphens; no hyphen begins or ends it.',
);

/** Changes name and address; the payload's team is the service's answer. */
export const teamUpdate: Mutation<'teamUpdate'> = async (_root, { input }, context) => {
  const name = readText(nameRule, input.name, ['name']);
  const url = readText(urlRule, input.url, ['url']);
  const errors = [...name.errors, ...url.errors];
  if (errors.length > 0) return unchangedTeam(...errors);
  const changes = given({ name: name.value, url: url.value, version: input.version });
  const update = () => teamRest(context.upstream).updateTeam(changes, input.idempotencyKey);
  return changeTeam(context, update, (error) => updateError(error, url.value !== undefined), keepTeam);
};
