import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { PlanTerms } from './domains/billing/offerRules.ts';
import { planSettings, planTermsOf } from './domains/billing/planSettingRules.ts';
import type { DatabasePlace } from './db/open.ts';
import type { GroupsDomain } from './domains/channel/addressRules.ts';
import type { ChatExportTerms } from './domains/chatExport/endActions.ts';
import type { FieldLimits } from './domains/field/rules.ts';
import { type CountryNetwork, readCountryNetwork } from './domains/geolocation/rules.ts';
import {
  type GoogleAccess,
  googleAccess,
  googleFaults,
  googleSettings,
} from './domains/sso/oidc/googleSettingRules.ts';
import { isNetwork } from './lib/networks.ts';
import type { Invitations } from './lib/invitations.ts';
import { consoleUrlOf, invitationsOf, mailFaults, mailSettings, smtpAccess } from './lib/mailSettings.ts';
import { type ProviderAccess, providerAccess, providerFaults, providerSettings } from './providers/settings.ts';
import { type S3Access, s3Access, s3Faults, s3Settings } from './lib/s3Settings.ts';
import type { Retention } from './retention.ts';
import { STAND_IN } from './providers/standInKeys.ts';
import { withSecretFiles } from './lib/secretFiles.ts';
import { StartError } from './lib/startError.ts';
import { type TraceAccess, traceAccess, traceSettings } from './lib/traceSettings.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);

const DEVELOPMENT_SANDBOX_DOMAIN = 'sandbox.example';

/** For how many days something is kept; 0 becomes null, for ever. */
const keptDays = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(usual)
    .transform((days) => days || null);

const settings = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .describe(
      '`production` leaves out the development endpoints and the demo teams, and asks for SMTP_URL, CONSOLE_URL and CHAT_URL.',
    ),
  ENVIRONMENT: z
    .enum(['prod', 'preprod', 'internal'])
    .default('internal')
    .describe(
      'Which installation this is. On `prod` money is real: the card provider has to be named. On `preprod` a team is large above 1000 members, elsewhere above 5000.',
    ),
  UPSTREAM_HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on.'),
  UPSTREAM_PORT: z.coerce.number().int().min(0).max(65_535).default(4001).describe('The port; 0 takes any free one.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(`${repositoryRoot}.data`)
    .describe(
      'The folder of the embedded database, of files, and of the key of PIN hashes and file addresses. Processes that share a database share its folder `files`, unless S3_BUCKET is given.',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL server (`postgres://…`) in place of the embedded database.'),
  MIGRATE_ON_START: z
    .stringbool()
    .default(true)
    .describe(
      'Whether a start applies the migrations that its database is missing. Where it does not, it ends if there are any: `npm run migrate -- apply` applies them.',
    ),
  ...s3Settings,
  ...traceSettings,
  ...mailSettings,
  GROUPS_DOMAIN: z
    .string()
    .max(200)
    .regex(z.regexes.domain, 'has to be a domain')
    .transform((domain) => domain.toLowerCase())
    .optional()
    .describe(
      'The domain at which new channels get their addresses, such as `groups.chat.example.com`, in all teams. Without it `chat.` and the domain of the team. Channels that are there keep theirs.',
    ),
  CHAT_EXPORT_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(7)
    .describe('For how many days the file of a chat export may be downloaded; then it is removed.'),
  RECORDING_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .optional()
    .describe(
      'For how many days recordings of calls are kept at most, whatever their team says; then they are deleted with their files. Without it as long as their team says.',
    ),
  AUDIT_KEPT_DAYS: keptDays(0).describe(
    'For how many days entries of the audit trail are kept; 0, as where it is not given, for ever. Who changed a setting last stays known.',
  ),
  EVENTS_KEPT_DAYS: keptDays(400).describe(
    'For how many days product events and requests for features are kept; 0 for ever.',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('What is logged.'),
  PIN_PAUSE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('Milliseconds between two PINs of one account while the first is unused.'),
  PIN_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The key of PIN hashes, from which those of file addresses, of incoming webhooks and of all that is kept sealed are made. Needed only where several processes share a database; kept in DATA_DIR otherwise.',
    ),
  PIN_KEY_REPLACES: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'is not the id of a key, as a start tells it')
    .optional()
    .describe(
      'To change PIN_KEY: the id of the key that it takes the place of. A start with another key than the database was used with ends without it, and tells the id.',
    ),
  FEEDBACK_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The key with which the feedback site checks the tokens that sign people in there (HS256). Made of the key of PIN hashes otherwise.',
    ),
  EXTRA_EVENTS: list
    .pipe(z.array(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/)))
    .default([])
    .describe('Names of events that are taken in addition to the known ones, separated by commas.'),
  WEBHOOK_ALLOWED_NETWORKS: list
    .pipe(z.array(z.string().refine(isNetwork, 'is neither an address nor a range of addresses')))
    .default([])
    .describe(
      'Addresses and ranges (`10.1.2.3`, `10.0.0.0/8`, `fd00::/8`), separated by commas, that outgoing webhooks call, and imports fetch archives from, although they are not public. Whoever may save a webhook or start an import reaches what listens there.',
    ),
  CUSTOM_FIELDS_PER_TEAM: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(50)
    .describe('How many custom fields a team may have, archived ones included.'),
  VALUES_PER_CUSTOM_FIELD: z.coerce
    .number()
    .int()
    .min(1)
    .max(999)
    .default(999)
    .describe('How many values of its own a custom field may have.'),
  ...planSettings,
  DEFAULT_TEAM_SIZE: z.coerce
    .number()
    .int()
    .min(0)
    .default(50)
    .describe(
      'How many licences a team that may not have people without one has to buy at least, where it needs as many or more.',
    ),
  ...providerSettings,
  ...googleSettings,
  COUNTRY_NETWORKS: list
    .transform((texts, context) =>
      texts.flatMap((text) => {
        const network = readCountryNetwork(text);
        if (network === null) context.addIssue({ code: 'custom', message: 'is not as 203.0.113.0/24=IN is' });
        return network ?? [];
      }),
    )
    .default([])
    .describe(
      'In which country addresses are, as two letters, by address or range (`203.0.113.0/24=IN,2001:db8::/32=US`): the smallest range counts. By it a console without a plan shows prices; where it is not known, in USD.',
    ),
  DRAIN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .optional()
    .describe('Milliseconds between readiness going down and closing. 3000 in production, else 0.'),
  STAND_IN_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default(STAND_IN.publicUrl)
    .describe(
      'Where browsers reach the stand-in, for the demo team that signs in at its identity provider. Outside of production.',
    ),
  SANDBOX_DOMAIN: z
    .string()
    .regex(/^sandbox\.[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is to begin with `sandbox.`, as sandbox.example.com does')
    .optional()
    .describe(
      'In production: the mail domain of a team for trying things out, such as `sandbox.example.com`, which everybody in it may put back. PINs go to `admin@`, `member@` and `guest@` of it. None without it; outside of production it is `sandbox.example`.',
    ),
  FORTRESS_ALLOWED_ADDRESS: z
    .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
    .default('203.0.113.7')
    .describe('The address or range from which the restricted demo team may be used.'),
});

type Values = z.infer<typeof settings>;

/** What is wrong with settings that are right one by one. */
function faultsTogether(values: Values): { name: keyof Values; message: string }[] {
  const isProduction = values.NODE_ENV === 'production';
  const isProd = values.ENVIRONMENT === 'prod';
  const message = 'is not possible on prod: what is put back there would be about real money';
  return [
    ...mailFaults(values, isProduction),
    ...googleFaults(values, isProduction),
    ...s3Faults(values),
    ...(isProd && values.SANDBOX_DOMAIN !== undefined ? [{ name: 'SANDBOX_DOMAIN', message } as const] : []),
    ...providerFaults(values, isProd),
  ];
}

export type SettingDescription = { name: string; default: string; meaning: string };

/** All settings in their order; the data folder relative to this repository. */
export function describeSettings(): SettingDescription[] {
  const { properties } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {}).map(([name, property]) => {
    const { default: fallback, description } = typeof property === 'boolean' ? {} : property;
    const given = Array.isArray(fallback) ? fallback.join(',') : (fallback ?? '');
    const shown = typeof given === 'string' ? given : JSON.stringify(given);
    return { name, default: name === 'DATA_DIR' ? '.data' : shown, meaning: description ?? '' };
  });
}

export type Config = {
  /** Without development endpoints and demo teams. */
  production: boolean;
  /** Which installation this is; thresholds differ. */
  environment: 'prod' | 'preprod' | 'internal';
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Holds the embedded database, the files and the key of PIN hashes. */
  dataDir: string;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl: string | null;
  /** Whether the start applies missing migrations. */
  migrates: boolean;
  /** A storage of files in place of the data folder's. */
  s3: S3Access | null;
  /** Where traces go; null where there are none. */
  traces: TraceAccess | null;
  /** Without it mails stay in the development mailbox. */
  smtp: { url: string; from: string } | null;
  invitations: Invitations;
  /** Where the addresses of channels are; null where each team's are at its own domain. */
  groupsDomain: GroupsDomain;
  /** How long exports of conversations are kept, and where the mails about them lead. */
  chatExportTerms: ChatExportTerms;
  /** For how many days recordings are kept; null for as long as nobody deletes them. */
  recordingKeptDays: number | null;
  /** How long what is written down is kept. */
  retention: Retention;
  logLevel: string;
  /** Wait between two PINs of one account while the first is unused. */
  pinPauseMs: number;
  /** Key of PIN hashes; only needed where several processes share a server. Kept in the data folder otherwise. */
  pinKey: string | null;
  /** The id of the key that this one takes the place of; null where it is to be the one that the database was used with. */
  replacedKeyId: string | null;
  /** Key of the tokens that sign people in at the feedback site. Made of the key of PIN hashes otherwise. */
  feedbackKey: string | null;
  /** Events taken in addition to the known ones. */
  extraEvents: readonly string[];
  /** Networks that outgoing webhooks call, and imports fetch from, although they are not public. */
  webhookAllowedNetworks: readonly string[];
  fieldLimits: FieldLimits;
  /** What PRO costs, and how it is tried, renewed and given up. */
  planTerms: PlanTerms;
  /** How many licences a team that may not have Lite people has to buy at most. */
  defaultTeamSize: number;
  /** Who takes money for teams, and how they are reached. */
  providers: ProviderAccess;
  /** How this installation is known to Google; null where nobody signs in there. */
  google: GoogleAccess | null;
  /** Of which networks the country is known. */
  countryNetworks: readonly CountryNetwork[];
  /** The mail domain of the team for trying things out; null where there is none. */
  sandboxDomain: string | null;
  /** How long readiness is down before the server closes. */
  drainDelayMs: number;
  /** Where browsers reach the stand-in of the demo's identity provider. */
  standInUrl: string;
  /** The address or range from which the demo's restricted team may be used. */
  fortressAllowedAddress: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** What is given of the settings, those in files too. An empty one counts as not given. */
function givenIn(env: Environment) {
  const { given, faults } = withSecretFiles(env, Object.keys(settings.shape));
  return { given: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')), faults };
}

const lineOf = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) =>
  `${path.join('.')}: ${message}`;

/** Where the database is, for commands that start no service. @throws StartError as `readConfig` does */
export function readDatabasePlace(env: Environment): DatabasePlace {
  const { given, faults } = givenIn(env);
  const parsed = settings.pick({ DATABASE_URL: true, DATA_DIR: true }).safeParse(given);
  const lines = [...faults, ...(parsed.error?.issues ?? []).map(lineOf)];
  if (!parsed.success || lines.length > 0) throw new StartError(lines.join('\n'));
  return { databaseUrl: parsed.data.DATABASE_URL ?? null, dataDir: resolve(parsed.data.DATA_DIR) };
}

/** All settings, right one by one and together. @throws StartError that names everything that is wrong */
function readValues(env: Environment): Values {
  const { given, faults } = givenIn(env);
  const issues = settings.safeParse(given).error?.issues ?? [];
  const wrong = new Set<unknown>(issues.map(({ path }) => path[0]));
  // What the others lack is told along with those that are wrong, not at the next start.
  const values = settings.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const together = faultsTogether(values).filter(({ name }) => !wrong.has(name));
  const lines = [
    ...faults,
    ...issues.map(lineOf),
    ...together.map(({ name, message }) => lineOf({ path: [name], message })),
  ];
  if (lines.length > 0) throw new StartError(lines.join('\n'));
  return values;
}

/**
 * Reads the settings of this package, those in files too. An empty variable counts as not given.
 *
 * @throws StartError that names everything that is wrong, one setting a line
 */
export function readConfig(env: Environment): Config {
  const values = readValues(env);
  const production = values.NODE_ENV === 'production';
  return {
    production,
    environment: values.ENVIRONMENT,
    host: values.UPSTREAM_HOST,
    port: values.UPSTREAM_PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    migrates: values.MIGRATE_ON_START,
    s3: s3Access(values),
    traces: traceAccess(values),
    smtp: smtpAccess(values),
    invitations: invitationsOf(values),
    groupsDomain: values.GROUPS_DOMAIN ?? null,
    chatExportTerms: { keptDays: values.CHAT_EXPORT_KEPT_DAYS, consoleUrl: consoleUrlOf(values) },
    recordingKeptDays: values.RECORDING_KEPT_DAYS ?? null,
    retention: { auditDays: values.AUDIT_KEPT_DAYS, eventDays: values.EVENTS_KEPT_DAYS },
    logLevel: values.LOG_LEVEL,
    pinPauseMs: values.PIN_PAUSE_MS,
    pinKey: values.PIN_KEY ?? null,
    replacedKeyId: values.PIN_KEY_REPLACES ?? null,
    feedbackKey: values.FEEDBACK_KEY ?? null,
    extraEvents: values.EXTRA_EVENTS,
    webhookAllowedNetworks: values.WEBHOOK_ALLOWED_NETWORKS,
    fieldLimits: { fields: values.CUSTOM_FIELDS_PER_TEAM, values: values.VALUES_PER_CUSTOM_FIELD },
    planTerms: planTermsOf(values),
    defaultTeamSize: values.DEFAULT_TEAM_SIZE,
    providers: providerAccess(values, production || values.ENVIRONMENT === 'prod'),
    google: googleAccess(values),
    countryNetworks: values.COUNTRY_NETWORKS,
    sandboxDomain: production ? (values.SANDBOX_DOMAIN ?? null) : DEVELOPMENT_SANDBOX_DOMAIN,
    drainDelayMs: values.DRAIN_DELAY_MS ?? (production ? 3_000 : 0),
    standInUrl: values.STAND_IN_PUBLIC_URL,
    fortressAllowedAddress: values.FORTRESS_ALLOWED_ADDRESS,
  };
}
