import type { Service } from './generated/upstream/contract.ts';
import type { TraceSettings } from './lib/traces.ts';
import { paymentFaults, paymentsOf } from './paymentSettings.ts';
import { DEVELOPMENT_CHAT, NO_CHAT, NO_SERVICE, type Settings, inTemplate, services, settings } from './settings.ts';
import { withSecretFiles } from './secretFiles.ts';
import { absentOf } from './upstream/offered.ts';
import { below } from './upstream/url.ts';

function baseUrlsOf(values: Settings): Readonly<Record<Service, string | null>> {
  const given = new Map(Object.entries(values));
  const entries = services.map((service) => {
    const own = given.get(`${service.toUpperCase()}_URL`);
    if (own === NO_SERVICE) return [service, null] as const;
    return [service, typeof own === 'string' ? own : below(values.UPSTREAM_URL, `/${service}`)] as const;
  });
  return Object.fromEntries(entries) as Record<Service, string | null>;
}

function externalLoginOf({ EXTERNAL_LOGIN_URL: url, EXTERNAL_LOGIN_REDIRECTS: redirects }: Settings) {
  return url === undefined ? null : { url, redirects };
}

const teamConsoleUrlOf =
  ({ TEAM_CONSOLE_URL: template }: Settings) =>
  (teamUrl: string) =>
    template === undefined ? null : inTemplate(template, teamUrl);

/** Where a team chats; null where there is no chat. In production nobody has one by default. */
function chatUrlOf({ CHAT_URL: given, NODE_ENV }: Settings) {
  const template = given ?? (NODE_ENV === 'production' ? NO_CHAT : DEVELOPMENT_CHAT);
  return (teamUrl: string) => (template === NO_CHAT ? null : inTemplate(template, teamUrl));
}

function tracesOf(values: Settings): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint === undefined ? null : { endpoint, serviceName, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}

function limitsOf(values: Settings) {
  return {
    depth: values.MAX_DEPTH,
    cost: values.MAX_COST,
    aliases: values.MAX_ALIASES,
    tokens: values.MAX_TOKENS,
    bodyBytes: values.MAX_BODY_BYTES,
    operationsPerMinute: values.OPERATIONS_PER_MINUTE,
    passwordsPerQuarterHour: values.PASSWORDS_PER_PERSON,
    testMailsPerQuarterHour: values.TEST_MAILS_PER_PERSON,
    webhookTestsPerMinute: values.WEBHOOK_TESTS_PER_PERSON,
    payments: {
      cardSetupsPerHour: values.CARD_SETUPS_PER_TEAM,
      cardChargesPerHour: values.CARD_CHARGES_PER_TEAM,
      ordersPerHour: values.ORDERS_PER_TEAM,
      invoiceMailsPerHour: values.INVOICE_MAILS_PER_TEAM,
    },
    hookPosts: {
      perMinute: values.HOOK_POSTS_PER_MINUTE,
      perClient: values.HOOK_POSTS_PER_CLIENT,
      bytes: values.HOOK_POST_BYTES,
    },
    scim: {
      perMinute: values.SCIM_REQUESTS_PER_MINUTE,
      perClient: values.SCIM_REQUESTS_PER_CLIENT,
      bytes: values.SCIM_REQUEST_BYTES,
    },
    signIn: {
      issuesPerPlace: values.PIN_ISSUES_PER_PLACE,
      issuesToStrangers: values.PIN_ISSUES_TO_STRANGERS,
      issuesPerClient: values.PIN_ISSUES_PER_CLIENT,
      guessesPerPlace: values.PIN_GUESSES_PER_PLACE,
      guessesByStrangers: values.PIN_GUESSES_BY_STRANGERS,
      guessesPerClient: values.PIN_GUESSES_PER_CLIENT,
      overallPerMinute: values.SIGN_INS_PER_MINUTE,
    },
  };
}

/** What the console says of webhooks; its list is hidden only where it says where they are. */
function webhookNoticeOf({ WEBHOOKS_MOVED_URL: moved, WEBHOOKS_HIDE_LIST: hides, WEBHOOKS_DOCS_URL: docs }: Settings) {
  return { movedUrl: moved ?? null, hidesList: moved !== undefined && hides, documentationUrl: docs ?? null };
}

function toConfig(values: Settings) {
  const baseUrls = baseUrlsOf(values);
  return {
    port: values.PORT,
    host: values.HOST,
    isProduction: values.NODE_ENV === 'production',
    upstream: {
      baseUrls,
      paths: values.UPSTREAM_PATHS,
      attemptMs: values.UPSTREAM_ATTEMPT_MS,
      writeMs: values.UPSTREAM_WRITE_MS,
      uploadMs: values.UPLOAD_DEADLINE_MS,
      maxBytes: values.UPSTREAM_MAX_BYTES,
      concurrency: values.UPSTREAM_CONCURRENCY,
      queue: values.UPSTREAM_QUEUE,
    },
    deadlineMs: values.OPERATION_DEADLINE_MS,
    leastOperations: values.OPERATIONS_AT_ONCE,
    uploadDeadlineMs: values.UPLOAD_DEADLINE_MS,
    drainMs: values.DRAIN_DELAY_MS,
    dataDir: values.DATA_DIR,
    sessionKey: values.SESSION_KEY ?? null,
    formerSessionKeys: values.SESSION_KEYS_FORMER,
    publicOrigin: values.PUBLIC_ORIGIN === undefined ? null : new URL(values.PUBLIC_ORIGIN).origin,
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL ?? null,
    traces: tracesOf(values),
    limits: limitsOf(values),
    documents: { arbitrary: values.ALLOW_ARBITRARY_DOCUMENTS, introspection: values.INTROSPECTION },
    externalLogin: externalLoginOf(values),
    console: {
      dist: values.WEB_DIST,
      environment: values.ENVIRONMENT,
      supportEmail: values.SUPPORT_EMAIL ?? null,
      helpUrl: values.HELP_URL ?? null,
      // The event service signs people in there.
      feedbackUrl: baseUrls.event === null ? null : (values.FEEDBACK_URL ?? null),
      ssoHosts: values.SSO_HOSTS,
      absentServices: absentOf(baseUrls),
      webhookTokenPrefix: values.WEBHOOK_TOKEN_PREFIX,
    },
    payments: paymentsOf(values),
    teamConsoleUrl: teamConsoleUrlOf(values),
    chatUrl: chatUrlOf(values),
    webhookNotice: webhookNoticeOf(values),
    fieldFlags: values.FIELD_FLAGS,
    provisioningIdpId: values.PROVISIONING_IDP_ID,
    featureRequestTriggerUrl: values.FEATURE_REQUEST_TRIGGER_URL ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof toConfig>;

/** What is wrong with the settings, one line each. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(`The settings are not usable:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/** Reads the settings, those in files too; an empty value counts as not given. Throws a ConfigError that names all that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const fromFiles = withSecretFiles(env, Object.keys(settings.shape));
  const given = Object.fromEntries(
    Object.entries(fromFiles.given).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  const lines = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  lines.push(...fromFiles.faults);
  if (given['NODE_ENV'] === 'production' && given['SESSION_KEY'] === undefined)
    lines.push('SESSION_KEY: required in production');
  lines.push(...paymentFaults(given));
  if (given['FIELD_URL'] === NO_SERVICE && given['USERGROUP_URL'] !== NO_SERVICE)
    lines.push('USERGROUP_URL: has to be none where FIELD_URL is: user groups are made of custom fields');
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  return toConfig(parsed.data);
}
