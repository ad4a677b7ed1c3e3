import { domainOf, emailFormat } from '@muster/schema/formats/email';
import { RECOVERY_CODE_MAX } from '@muster/schema/formats/recoveryCode';
import type { PinIssueInput, PinIssuePayload, UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { given } from '../../lib/given.ts';
import { hasStatus } from '../../upstream/errors.ts';
import { type RefusalTable, knownRefusal } from '../../upstream/refusals.ts';
import { googleSignInRequired, ssoRequired } from './otherWayRefusals.ts';
import { identityRest } from './rest.ts';

type Rest = ReturnType<typeof identityRest>;

const refused = (error: UserError): PinIssuePayload => ({ login: null, userErrors: [error] });

/** Whether the console is there for the address's domain; the free domain's answer comes before the other. */
async function domainError(rest: Rest, email: string): Promise<UserError | null> {
  try {
    const { isFreeDomain } = await rest.domainProperties(domainOf(email));
    if (isFreeDomain) return userError('FREE_EMAIL_DOMAIN', ['email'], 'A work e-mail address is needed.');
    await rest.publicProfile(email);
    return null;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    return userError('PANEL_NOT_ENABLED', ['email'], 'The console is not enabled for this domain.');
  }
}

const refusals = {
  ...googleSignInRequired(['email']),
  ...ssoRequired(['email']),
  recovery_code_invalid: ['RECOVERY_CODE_INVALID', ['recoveryCode'], 'The code is none of the team, or was used.'],
  other_way_offered: ['OTHER_WAY_OFFERED', ['email'], 'The team offers another way in.'],
} as const satisfies RefusalTable<'identity.issuePin'>;

function issueError(error: unknown): UserError {
  const known = knownRefusal(error, refusals);
  if (known) return known;
  if (hasStatus(error, 404)) return userError('NOT_FOUND', ['email'], 'Nobody has this e-mail address.');
  if (hasStatus(error, 429)) {
    const message = 'A PIN was sent a moment ago; wait before asking for another.';
    return userError('LIMIT_REACHED', ['email'], message, error.refusal?.retryAfterMs);
  }
  throw error;
}

/** What is longer is no code: the service need not look at it. What it would refuse any text for is no part of one. */
const recoveryCodeIn = ({ recoveryCode }: PinIssueInput): string | undefined =>
  recoveryCode?.slice(0, RECOVERY_CODE_MAX).toWellFormed().replaceAll('\0', ' ') ?? undefined;

/** Checks the address, has the PIN mailed, and seals whose it is into the handle for the second step. */
export const pinIssue: Mutation<'pinIssue'> = async (_root, { input }, context) => {
  const { signIn, clientAddress, upstream, browser, log } = context;
  const email = emailFormat.safeParse(input.email);
  if (!email.success) return refused(userError('INVALID', ['email'], 'This is not an e-mail address.'));
  const address = email.data;
  const place = await signIn.placeOf(address, clientAddress, browser.known);
  const attempt = { email: address, ...place };
  const clientWait = await signIn.limits.issueFrom(clientAddress, place);
  const rest = identityRest(upstream);
  const problem = clientWait === null ? await domainError(rest, address) : null;
  if (problem) return refused(problem);
  const wait = clientWait ?? (await signIn.limits.issueTo(attempt));
  if (wait !== null) return refused(userError('LIMIT_REACHED', ['email'], 'Too many PINs were asked for.', wait));
  try {
    const account = { ...attempt, ...given({ recoveryCode: recoveryCodeIn(input), ifOnlyWay: input.ifOnlyWay }) };
    const { guid, pinId } = await rest.issuePin(account, input.idempotencyKey);
    const handle = { ...attempt, guid, ...given({ pinId }) };
    return { login: await signIn.handles.seal(handle), userErrors: [] };
  } catch (error) {
    if (hasStatus(error, 403, 404, 409, 429)) await signIn.limits.notIssued(attempt, log);
    return refused(issueError(error));
  }
};
