import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WEBHOOK_TOKEN_PREFIX } from '@muster/schema/formats/webhookToken';
import * as z from 'zod';
import { type Service, contract } from './generated/upstream/contract.ts';
import { isOptional } from './upstream/offered.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
export const services = Object.keys(contract) as Service[];

const whole = (fallback: number, least = 1) => z.coerce.number().int().min(least).default(fallback);
const address = z.url({ protocol: /^https?$/ });
const flag = (fallback: boolean) => z.stringbool().default(fallback);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );

/** An address, or a range of them as address/bits. */
function isNetwork(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/');
  const version = isIP(host);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** A template with a team's short address put in. */
export const inTemplate = (template: string, teamUrl: string) =>
  template.replaceAll('{teamUrl}', encodeURIComponent(teamUrl));

/** Whether it becomes an address once a team's short address is put in. */
const isTeamTemplate = (template: string) =>
  template.includes('{teamUrl}') && address.safeParse(inTemplate(template, 'team')).success;

/** What stands in the place of the chat's address where there is no chat. */
export const NO_CHAT = 'none';
/** Where the demo teams chat. */
export const DEVELOPMENT_CHAT = 'https://{teamUrl}.muster.example';

const pathMap = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.string().startsWith('/')).parse(JSON.parse(text));
    } catch {
      context.addIssue('has to be a JSON object from service.operation to a path that starts with /');
      return z.NEVER;
    }
  })
  .superRefine((paths, context) => {
    const known = new Set(
      services.flatMap((service) => Object.keys(contract[service]).map((name) => `${service}.${name}`)),
    );
    for (const name of Object.keys(paths)) if (!known.has(name)) context.addIssue(`has no call ${name}`);
  });

/** What stands in the place of a service's address where there is no such service. */
export const NO_SERVICE = 'none';

const serviceAddress = (service: Service) =>
  isOptional(service) ? z.union([z.literal(NO_SERVICE), address], 'has to be an http(s) address, or none') : address;
const serviceMeaning = (service: Service) =>
  `Base address of the ${service} service; in place of UPSTREAM_URL/${service}.` +
  (isOptional(service)
    ? ` \`${NO_SERVICE}\` where there is no such service: its part of the product is not offered.`
    : '');

const serviceUrls = Object.fromEntries(
  services.map((service) => [
    `${service.toUpperCase()}_URL`,
    serviceAddress(service).optional().describe(serviceMeaning(service)),
  ]),
);

/** Every setting: name in the environment, default, meaning. The documentation's table is generated from this. */
export const settings = z.object({
  PORT: whole(4000, 0).describe('Port to listen on; 0 for any free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all.'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production demands SESSION_KEY and follows no other clock.'),
  ENVIRONMENT: z
    .enum(['prod', 'preprod', 'internal'])
    .default('internal')
    .describe(
      'Which installation this is; the console is told. On `prod` money is real: the card provider has to be named.',
    ),
  UPSTREAM_URL: address.default('http://127.0.0.1:4001').describe('Where the services are, each under its own name.'),
  ...serviceUrls,
  UPSTREAM_PATHS: pathMap.describe('JSON: single calls under another path, such as {"member.usersList":"/v2/people"}.'),
  UPSTREAM_ATTEMPT_MS: whole(3_000).describe('How long one attempt of an upstream read may take, in milliseconds.'),
  UPSTREAM_WRITE_MS: whole(8_000).describe(
    'How long an upstream write may take, in milliseconds: it is never repeated, and may be about a thousand people.',
  ),
  UPSTREAM_MAX_BYTES: whole(8 * MEGABYTE).describe('How long an upstream answer may be, in bytes.'),
  UPSTREAM_CONCURRENCY: whole(64).describe('How many calls of one service may be under way at once.'),
  UPSTREAM_QUEUE: whole(512, 0).describe('How many further calls of one service may wait for a place.'),
  OPERATION_DEADLINE_MS: whole(10_000).describe('How long one GraphQL operation may take, in milliseconds.'),
  UPLOAD_DEADLINE_MS: whole(60_000).describe(
    'How long an operation that sends a file may take, and how long nothing of a file that is fetched may be taken, in milliseconds.',
  ),
  OPERATIONS_AT_ONCE: whole(64).describe(
    'How many GraphQL operations are taken at once however busy the process is; beyond that they are turned away (`OVERLOADED`) while it has no time left.',
  ),
  DRAIN_DELAY_MS: whole(500, 0).describe(
    'How long to go on taking requests after readiness went down, in milliseconds.',
  ),
  DATA_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../.data', import.meta.url)))
    .describe('Folder for what has to outlive a restart.'),
  SESSION_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Seals browser sessions: at least 32 characters, the same on every gateway. Required in production; made once and kept in DATA_DIR otherwise.',
    ),
  SESSION_KEYS_FORMER: list
    .refine((keys) => keys.every((key) => key.length >= 32), 'have to have at least 32 characters each')
    .describe(
      'Comma-separated keys that were SESSION_KEY, or are to be: what they have sealed is opened, and sealed anew as people come.',
    ),
  PUBLIC_ORIGIN: address
    .optional()
    .describe(
      'The address that people type, such as https://admin.example.com; taken from the request where it is not given.',
    ),
  TRUSTED_PROXIES: list
    .refine((proxies) => proxies.every(isNetwork), 'has to be addresses or ranges such as 10.0.0.0/8')
    .describe(
      'Comma-separated addresses or ranges of the proxies whose X-Forwarded-* headers are believed; none by default.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for limits and for documents known by hash, where there is more than one gateway.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe(
      'Where traces go: a receiver of OTLP over HTTP, such as http://collector:4318. Without it there are none.',
    ),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('muster-gateway').describe('What traces call this process.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which part of the traces is kept, from 0 to 1, whoever began them.'),
  MAX_DEPTH: whole(10).describe('How deep a document may be nested.'),
  MAX_COST: whole(5_000).describe(
    'What a document may cost: 1 for each object, 0.1 for each plain value, lists times `first`, or as often as they are long as a rule.',
  ),
  MAX_ALIASES: whole(30, 0).describe('How many aliases a document may have.'),
  MAX_TOKENS: whole(2_000).describe('How many tokens a document may have.'),
  MAX_BODY_BYTES: whole(MEGABYTE).describe('How long a request body may be, in bytes.'),
  OPERATIONS_PER_MINUTE: whole(600).describe(
    'How many operations one identity may make in a minute, or one network where nobody is signed in; all bearer tokens of one network together ten times as many.',
  ),
  PIN_ISSUES_PER_PLACE: whole(3).describe(
    'How many PINs for one e-mail address one browser that has signed in to it before, or one network, may ask for in 15 minutes.',
  ),
  PIN_ISSUES_TO_STRANGERS: whole(10).describe(
    'How many PINs for one e-mail address all others than such browsers together may ask for in 15 minutes.',
  ),
  PIN_ISSUES_PER_CLIENT: whole(60).describe(
    'How many PINs one client address may ask for in 15 minutes, and how often for the ways in of an address.',
  ),
  PIN_GUESSES_PER_PLACE: whole(10).describe(
    'How many PINs one browser that has signed in to an account before, or one network, may try on it in a day.',
  ),
  PIN_GUESSES_BY_STRANGERS: whole(30).describe(
    'How many PINs all others than such browsers together may try on one account in a day.',
  ),
  PIN_GUESSES_PER_CLIENT: whole(300).describe('How many PINs one client address may try in 15 minutes.'),
  SIGN_INS_PER_MINUTE: whole(1_200).describe(
    'How many sign-in steps the whole gateway takes in a minute: by PIN, by SAML and by Google, each.',
  ),
  PASSWORDS_PER_PERSON: whole(10).describe('How often one person may set their password in 15 minutes.'),
  TEST_MAILS_PER_PERSON: whole(10).describe('How many test mails one person may send themselves in 15 minutes.'),
  CARD_SETUPS_PER_TEAM: whole(20).describe('How many cards one team may begin to add in an hour.'),
  CARD_CHARGES_PER_TEAM: whole(30).describe('How often one team may have a saved card charged in an hour.'),
  ORDERS_PER_TEAM: whole(120).describe('How often one team may order something to be paid in an hour.'),
  INVOICE_MAILS_PER_TEAM: whole(30).describe('How many invoices one team may have mailed again in an hour.'),
  WEBHOOK_TESTS_PER_PERSON: whole(10).describe('How many tests of outgoing webhooks one person may send in a minute.'),
  HOOK_POSTS_PER_MINUTE: whole(60).describe('How many posts the address of one incoming webhook takes in a minute.'),
  HOOK_POSTS_PER_CLIENT: whole(600).describe(
    'How many posts to addresses of incoming webhooks one network may send in a minute.',
  ),
  HOOK_POST_BYTES: whole(64 * KILOBYTE).describe('How long a post to an incoming webhook may be, in bytes.'),
  SCIM_REQUESTS_PER_MINUTE: whole(1_800).describe('How many SCIM requests one provisioning token makes in a minute.'),
  SCIM_REQUESTS_PER_CLIENT: whole(3_600).describe('How many SCIM requests one network may send in a minute.'),
  SCIM_REQUEST_BYTES: whole(1_000_000).describe(
    'How long the body of a SCIM request may be, in bytes; the services take a little more than a million.',
  ),
  ALLOW_ARBITRARY_DOCUMENTS: flag(true).describe('Whether other documents than the persisted ones are run.'),
  INTROSPECTION: flag(true).describe('Whether the schema can be asked about itself.'),
  EXTERNAL_LOGIN_URL: address.optional().describe('Address of an external sign-in page.'),
  EXTERNAL_LOGIN_REDIRECTS: list.describe(
    'Comma-separated addresses that /login/external may name as redirect_uri, besides its own.',
  ),
  SUPPORT_EMAIL: z
    .email()
    .optional()
    .describe('The address of support, which the pages of billing name; none is named without it.'),
  HELP_URL: address.optional().describe('Address of the help site; the console hides the link without it.'),
  FEEDBACK_URL: address
    .optional()
    .describe(
      'Address of the feedback site, which /feedback leads to with a short-lived `ssoToken`; the console hides the link without it.',
    ),
  CARD_PROVIDER_PUBLIC_URL: address
    .optional()
    .describe(
      'Where the browser sends cards, past the gateway. Required where ENVIRONMENT is prod; elsewhere in production no card is typed in without it, and outside of production it is the stand-in’s.',
    ),
  CARD_PROVIDER_PUBLIC_KEY: z
    .string()
    .optional()
    .describe(
      'The key by which the card provider knows for whom a card is; browsers see it. In production it belongs with CARD_PROVIDER_PUBLIC_URL; outside of it it is the stand-in’s where it is not given.',
    ),
  NET_BANKING_PUBLIC_ORIGIN: address
    .optional()
    .describe(
      'Where the browser is sent to pay by net banking; nowhere where it is not given on `prod` and in production.',
    ),
  FEATURE_REQUEST_TRIGGER_URL: address
    .optional()
    .describe(
      'Where an automation is told, by a POST, what a team wishes for: `feature`, `email` and `teamSize`. Kept out of the log.',
    ),
  WEBHOOKS_MOVED_URL: address
    .optional()
    .describe('Where webhooks have moved to; the console says so on its page of webhooks, and links there.'),
  WEBHOOKS_HIDE_LIST: flag(false).describe(
    'Whether the console leaves its list of webhooks away, where they have moved.',
  ),
  WEBHOOKS_DOCS_URL: address
    .optional()
    .describe('Address of a site for developers about webhooks; the console hides the link without it.'),
  WEBHOOK_TOKEN_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,20}$/, 'has to be 1 to 20 letters, digits, _ or -')
    .default(WEBHOOK_TOKEN_PREFIX)
    .describe(
      'What the tokens of outgoing webhooks that the console makes begin with, so that scanners for secrets can find them. Other tokens go on being taken.',
    ),
  TEAM_CONSOLE_URL: z
    .string()
    .refine(isTeamTemplate, 'has to be an http(s) address with {teamUrl} in it')
    .optional()
    .describe(
      'Where other teams have their console, with {teamUrl} for the team’s short address, such as https://{teamUrl}.console.example.com/; without it people switch teams in this console.',
    ),
  CHAT_URL: z
    .string()
    .refine(
      (text) => text === NO_CHAT || isTeamTemplate(text),
      'has to be an http(s) address with {teamUrl} in it, or none',
    )
    .optional()
    .describe(
      'Where teams chat, with {teamUrl} for the team’s short address: where an import that is done, and a purchase, lead to. With `none` the console links to no chat, and in production without it; elsewhere it is `https://{teamUrl}.muster.example` then.',
    ),
  FIELD_FLAGS: z
    .enum(['boolean', 'number'])
    .default('boolean')
    .describe('Whether the field service is told what is mandatory as true and false or as 1 and 0; both are read.'),
  PROVISIONING_IDP_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'has to be 1 to 64 letters, digits, - and _')
    .default('cloud-directory')
    .describe(
      'Under which id the single sign-on service knows the directory service that keeps people by SCIM. A token that was made under another id stays good there, and is not shown.',
    ),
  SSO_HOSTS: list.describe('Comma-separated host names on which the console shows the single-sign-on page.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Which log lines are written.'),
  WEB_DIST: z
    .string()
    .default(fileURLToPath(new URL('../../web/dist', import.meta.url)))
    .describe('Folder of the built console; web/dist of this repository.'),
});

export type Settings = z.infer<typeof settings>;

/** One setting as the documentation shows it. */
export type SettingDescription = { readonly name: string; readonly default: string; readonly meaning: string };

const folders = new Map([
  ['WEB_DIST', 'web/dist'],
  ['DATA_DIR', '.data'],
]);

/** All settings in their order; folders relative to this repository. */
export function describeSettings(): SettingDescription[] {
  const { properties } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {}).map(([name, property]) => {
    const { default: fallback, description } = typeof property === 'boolean' ? {} : property;
    const shown = folders.get(name) ?? (typeof fallback === 'string' ? fallback : JSON.stringify(fallback));
    return { name, default: shown ?? '', meaning: description ?? '' };
  });
}
