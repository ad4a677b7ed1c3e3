// Adds a team with its first admin to the configured database: how an installation gets its first one.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailFormat } from '@muster/schema/formats/email';
import { TEAM_NAME_MAX, teamNameFormat } from '@muster/schema/formats/teamName';
import { TEAM_URL_MAX, TEAM_URL_MIN, teamUrlFormat } from '@muster/schema/formats/teamUrl';
import * as z from 'zod';
import { readConfig } from './config.ts';
import type { Queries } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { billing } from './db/tables/billing.ts';
import { team } from './db/tables/team.ts';
import { type GroupsDomain, newChannelAddress } from './domains/channel/addressRules.ts';
import { addChannels } from './domains/channel/repository.ts';
import { channelKey } from './domains/channel/rules.ts';
import { isFreeDomain } from './domains/team/organisation/repository.ts';
import { teamOfDomain } from './domains/team/repository.ts';
import { addPeople } from './domains/member/repository.ts';
import { NO_LICENCE, nameFromAddress } from './domains/member/rules.ts';
import { newTeam } from './domains/team/foundingActions.ts';
import { isReservedUrl } from './domains/team/reservedUrlRules.ts';
import { createLog } from './lib/log.ts';
import { StartError } from './lib/startError.ts';
import { domainOf } from './lib/text.ts';

const USAGE = `npm run found-team -- --admin anna@acme.com --name "Acme" [--url acme] [--enterprise]
  --admin       the address of the first admin; the team is that of its domain
  --name        what the team is called
  --url         its short address; the first label of the domain otherwise
  --enterprise  on the ENTERPRISE plan, with chat exports and recordings; FREE otherwise`;

const RESERVED = 'is reserved';

const wanted = z.object({
  admin: emailFormat,
  name: teamNameFormat,
  url: z
    .string()
    .pipe(teamUrlFormat)
    .refine((url) => !isReservedUrl(url), RESERVED),
  enterprise: z.boolean(),
});
export type Founding = z.infer<typeof wanted>;

/** What each argument has to be. The formats' own messages are patterns, which are for programs. */
const demands: Readonly<Record<string, string>> = {
  admin: 'has to be an e-mail address, such as anna@acme.com',
  name: `has to be 1 to ${TEAM_NAME_MAX} characters in one line, without < and >, and with something to see among them`,
  url: `has to be ${TEAM_URL_MIN} to ${TEAM_URL_MAX} letters (a to z), digits and hyphens, with no hyphen at its ends`,
};

/** One line for each argument that is wrong. */
function faultsOf({ issues }: z.ZodError, url: string | undefined): string[] {
  const faults = new Map(issues.map(({ path, message }) => [path.join('.'), message]));
  const isMade = url === undefined;
  // Made of an address that is none, it has no fault of its own.
  if (isMade && faults.has('admin')) faults.delete('url');
  return [...faults].map(([name, message]) => {
    const fault = message === RESERVED ? message : (demands[name] ?? message);
    const hint = isMade && name === 'url' ? '; it was made of the domain: give another by --url' : '';
    return `--${name}: ${fault}${hint}.`;
  });
}

/** @throws StartError that says what is wrong with the arguments, and how they are */
export function readArguments(args: string[]): Founding {
  let url: string | undefined;
  try {
    const options = { admin: { type: 'string' }, name: { type: 'string' }, url: { type: 'string' } } as const;
    const { values } = parseArgs({ args, options: { ...options, enterprise: { type: 'boolean', default: false } } });
    const missing = (['admin', 'name'] as const).filter((flag) => values[flag] === undefined);
    if (missing.length > 0) throw new Error(`Needed: ${missing.map((flag) => `--${flag}`).join(' and ')}.`);
    url = values.url;
    return wanted.parse({ ...values, url: url ?? domainOf(values.admin ?? '').split('.')[0] });
  } catch (error) {
    const faults =
      error instanceof z.ZodError ? faultsOf(error, url) : [error instanceof Error ? error.message : 'wrong arguments'];
    throw new StartError([...faults, USAGE].join('\n'));
  }
}

/** @throws StartError where the domain has a team, or the short address is taken */
export async function foundTeam(
  db: Queries,
  { admin, name, url, enterprise }: Founding,
  now: number,
  groupsDomain: GroupsDomain = null,
): Promise<void> {
  const domain = domainOf(admin);
  if (await teamOfDomain(db, domain)) throw new StartError(`The domain ${domain} has a team already.`);
  const ids = { teamId: `team-${randomUUID()}`, accountId: `account-${randomUUID()}` };
  const row = {
    ...newTeam({ ...ids, name, domain, url }, now),
    ...{ allowsChatExport: enterprise, allowsVideoRecording: enterprise },
    // Anybody may have an address there: nobody comes in by it unasked.
    ...((await isFreeDomain(db, domain)) ? { canJoinDomains: [] } : {}),
  };
  const [added] = await db.insert(team).values(row).onConflictDoNothing().returning({ teamId: team.teamId });
  if (!added) throw new StartError(`The short address ${url} is taken: give another by --url.`);
  const { teamId } = ids;
  await db.insert(billing).values({
    ...{ teamId, plan: enterprise ? 'enterprise' : 'free', type: enterprise ? 'SALES_DEAL' : null, currency: 'USD' },
    ...{ isLiteUserRestricted: false, isProPlanInitialized: enterprise, hasPaymentFailed: false, version: 1 },
  });
  const guid = randomUUID();
  await addPeople(db, [
    {
      ...{ guid, teamId, email: admin, ...nameFromAddress(admin), locale: 'en-us' },
      ...{ state: 'active', stateSince: now, createdAt: now, version: 1, role: 'admin', validityReminderAt: null },
      ...{ phoneCountryCode: null, phoneNumber: null, imageFile: null, ...NO_LICENCE },
    },
  ]);
  const groupJid = newChannelAddress(groupsDomain, domain);
  const general = {
    ...{ groupJid, teamId, name: 'general', nameKey: channelKey('general'), type: 'open' as const, isAutoJoin: false },
    ...{
      description: 'For everybody, and for what everybody should know.',
      createdAt: now,
      archivedAt: null,
      version: 1,
    },
    ...({ postBy: 'member', addRemoveUsersBy: 'member', viewMemberListBy: 'member' } as const),
    ...({ editProfileBy: 'member', canLeave: 'member', canMute: 'member' } as const),
  };
  await addChannels(db, [general], [{ groupJid, guid, affiliation: 'moderator' }]);
}

async function main(args: string[]): Promise<void> {
  const founding = readArguments(args);
  const config = readConfig(process.env);
  const db = await openDatabase(config, createLog('error'));
  try {
    await db.transaction((queries) => foundTeam(queries, founding, Date.now(), config.groupsDomain));
    process.stdout.write(`${founding.name} is there. ${founding.admin} signs in with a PIN that the console mails.\n`);
  } finally {
    await db.close();
  }
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
