import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { DestinationStream } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { derivedFeedbackKey } from './domains/event/ssoTokenRules.ts';
import { pinLimits } from './domains/identity/rules.ts';
import { allJobs, plantAll } from './jobs.ts';
import { createIsCallable } from './lib/callableAddresses.ts';
import { type Clock, createMovableClock, systemClock } from './lib/clock.ts';
import { watchClock } from './lib/clockWatch.ts';
import { DAY_MS } from './lib/durations.ts';
import { demandKnownKey } from './lib/knownKey.ts';
import { type FileStore, createFolderStore, dropBrokenWrites } from './lib/files.ts';
import { createJobs, namesLeftAlone, releaseClaims, retryGivenUp } from './lib/jobRunner.ts';
import { type Log, createLog } from './lib/log.ts';
import { type MailTransport, createMailer } from './lib/mail.ts';
import { createOutgoing } from './lib/outgoing.ts';
import { keptKey } from './lib/secrets.ts';
import { createSmtpTransport } from './lib/smtp.ts';
import { createProviders } from './providers/settings.ts';
import { StartError } from './lib/startError.ts';
import { type Traces, tracedDatabase, tracedHandlers } from './lib/traces.ts';

export type { Config } from './config.ts';
export { readConfig } from './config.ts';
export { StartError } from './lib/startError.ts';

/** What a test may put in the place of the real thing. */
export type Overrides = {
  log?: Log;
  /** Where the log goes, in place of standard output. */
  logTo?: DestinationStream;
  db?: Database;
  transport?: MailTransport;
  /** What time it is, in production too; in development it can be moved on from there. */
  clock?: Clock;
  /** Only these of the demo teams, for a quick start. */
  demoDomains?: readonly string[];
};

export type RunningUpstream = {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Takes readiness down and leaves the rest running. */
  drain(): void;
  /** Finishes what is under way, then closes everything. May be called twice. */
  close(): Promise<void>;
};

/**
 * Starts all services on one port: database, jobs, demo teams and development endpoints outside of production.
 *
 * @throws StartError when a setting, the port, the data folder or the database stands in the way
 */
export async function startUpstream(config: Config, overrides: Overrides = {}): Promise<RunningUpstream> {
  // Loaded where it is wanted alone: what is not loaded costs nothing.
  const traces: Traces | null =
    config.traces && (await import('./lib/openTraces.ts')).openTraces(config.traces, () => log);
  const log: Log = overrides.log ?? createLog(config.logLevel, overrides.logTo, () => traces?.traceId());
  await assertPortIsFree(config);
  const pinKey = config.pinKey ?? (await keptKey(config.dataDir));
  const opened = overrides.db ?? (await openDatabase(config, log));
  const db = traces ? tracedDatabase(opened, traces) : opened;
  try {
    // One that a test brings along is not of this installation.
    if (overrides.db === undefined)
      await demandKnownKey({ db, log, now: (overrides.clock ?? systemClock).now() }, pinKey, {
        source: config.pinKey === null ? `${config.dataDir}/pin.key` : 'PIN_KEY',
        replaces: config.replacedKeyId,
      });
    return await serve(config, { ...overrides, log, pinKey, db, traces });
  } catch (error) {
    await db.close();
    throw error;
  }
}

type Parts = Overrides & { log: Log; pinKey: string; db: Database; traces: Traces | null };

async function serve(config: Config, parts: Parts): Promise<RunningUpstream> {
  const { log, pinKey, db, traces } = parts;
  const told = parts.clock ?? systemClock;
  const movable = config.production ? null : createMovableClock(told);
  const clock = movable ?? told;
  const mailer = createMailer(parts.transport ?? openSmtp(config, log));
  const { files, closeFiles } = await openFiles(config);
  const outgoing = createOutgoing({ isCallable: createIsCallable(config.webhookAllowedNetworks) });
  const { invitations, groupsDomain } = config;
  const providers = createProviders(config.providers);
  const { planTerms, chatExportTerms, recordingKeptDays, retention } = config;
  const payments = { providers, planTerms };
  const { handlers, promised } = allJobs({
    kind: db.kind,
    ...{ mailer, files, outgoing, invitations, groupsDomain, pinKey, chatExportTerms, recordingKeptDays, retention },
    ...payments,
  });
  const watch = await watchClock({ db, log });
  const claims: Clock = { now: () => clock.now() - watch.aheadMs() };
  const jobs = createJobs({ db, clock, claims, log, handlers: traces ? tracedHandlers(handlers, traces) : handlers });
  // Loaded on demand: in production this code is not even read.
  const development =
    movable &&
    (await import('./dev/development.ts')).createDevelopment({
      ...{ db, files, clock: movable, jobs, log },
      demo: {
        standInUrl: config.standInUrl,
        fortressAllowedAddress: config.fortressAllowedAddress,
        groupsDomain,
        domains: parts.demoDomains,
      },
    });
  const sandbox = await openSandbox(config, files);
  let isReady = true;
  const app = buildApp({
    ...{ db, clock, log, mailer, outgoing, pinKey },
    feedbackKey: config.feedbackKey ?? derivedFeedbackKey(pinKey),
    files,
    limits: { ...pinLimits, pauseMs: config.pinPauseMs },
    environment: config.environment,
    invitations,
    groupsDomain,
    sandbox,
    extraEvents: config.extraEvents,
    fieldLimits: config.fieldLimits,
    ...{ planTerms, chatExportTerms, recordingKeptDays },
    defaultTeamSize: config.defaultTeamSize,
    providers,
    google: config.google,
    countryNetworks: config.countryNetworks,
    isReady: () => isReady,
    traces,
    ...(development ? { hooks: development.hooks } : {}),
  });
  await development?.mount(app);
  await development?.loadDemoOnce();
  if (parts.demoDomains === undefined) await sandbox?.addOnce(db, clock.now());
  await prepareWork({ db, log, handlers, promised, now: clock.now() });
  const url = await listen(app, config);
  jobs.start();
  log.info({ url, database: db.kind, production: config.production }, 'upstream services are ready');
  const drain = () => {
    isReady = false;
  };
  let closing: Promise<void> | undefined;
  const close = async () => {
    drain();
    await app.close();
    await jobs.stop();
    watch.close();
    closeFiles();
    await db.close();
    await traces?.close();
    log.info('upstream services have stopped');
  };
  return { url, drain, close: () => (closing ??= close()) };
}

/** The mail server that is configured; null where mails stay here. */
function openSmtp({ smtp }: Config, log: Log): MailTransport | null {
  if (smtp === null) return null;
  const transport = createSmtpTransport(smtp.url, smtp.from);
  // It may come later than we do; that it does not take us is better said now than with the first mail.
  transport.check().catch((error: unknown) => log.warn({ err: error }, 'the mail server of SMTP_URL takes no mails'));
  return transport;
}

/** The team for trying things out; null where there is none, and its code is not even read. */
const openSandbox = async ({ sandboxDomain, groupsDomain }: Config, files: FileStore) =>
  sandboxDomain === null ? null : (await import('./demo/sandbox.ts')).createSandbox(sandboxDomain, files, groupsDomain);

/** Sees to what is to happen later, before anybody does it: what comes back every day, and what a former process left. */
async function prepareWork({
  db,
  log,
  handlers,
  promised,
  now,
}: { db: Database; log: Log; now: number } & ReturnType<typeof allJobs>): Promise<void> {
  await db.transaction((queries) => plantAll(queries, now));
  await retryGivenUp(db, promised, now);
  // Nobody else can have this database open, so whoever held a claim is gone.
  if (db.kind === 'embedded') await releaseClaims(db);
  const leftAlone = await namesLeftAlone(db, handlers);
  if (leftAlone.length > 0)
    log.warn({ jobs: leftAlone }, 'work waits that only another build knows: it is left to that');
}

/**
 * The storage that is configured, or the folder. The client of the storage is loaded where it is needed alone.
 *
 * @throws StartError when files cannot be kept in the storage
 */
async function openFiles({ s3, dataDir }: Config): Promise<{ files: FileStore; closeFiles: () => void }> {
  if (s3 === null) {
    const folder = `${dataDir}/files`;
    // By the machine's clock, as it has the times of files. Another process may be writing a large one.
    await dropBrokenWrites(folder, Date.now() - DAY_MS);
    return { files: createFolderStore(folder), closeFiles: () => undefined };
  }
  const { createS3Store } = await import('./lib/s3Files.ts');
  const files = createS3Store(s3);
  await files.check();
  return { files, closeFiles: () => files.close() };
}

/** Before the seconds that a first start takes: a port that is taken is told at once. */
async function assertPortIsFree({ host, port }: Config): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw portError(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

async function listen(app: ReturnType<typeof buildApp>, { host, port }: Config): Promise<string> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw portError(error, { host, port });
  });
  const { address, family, port: actual } = app.server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`;
}

function portError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  const reason = code === 'EADDRINUSE' ? 'another process listens there' : code;
  return new StartError(`Port ${port} of ${host} cannot be used: ${reason}.`);
}
