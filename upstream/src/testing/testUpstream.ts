import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import type { Copies } from '../db/copies.ts';
import type { Database } from '../db/database.ts';
import { resetDemo } from '../demo/load.ts';
import { createSandbox } from '../demo/sandbox.ts';
import { type Development, createDevelopment } from '../dev/development.ts';
import { findAccount, lockAccount } from '../domains/identity/repository.ts';
import { type PinLimits, pinLimits } from '../domains/identity/rules.ts';
import { beginSession } from '../domains/identity/sessionActions.ts';
import type { PlanTerms } from '../domains/billing/offerRules.ts';
import type { FieldLimits } from '../domains/field/rules.ts';
import type { GoogleAccess } from '../domains/sso/oidc/googleSettingRules.ts';
import type { CountryNetwork } from '../domains/geolocation/rules.ts';
import type { Environment } from '../domains/member/rules.ts';
import type { PaymentProviders } from '../domains/payment/providerActions.ts';
import { allJobs } from '../jobs.ts';
import { createIsCallable } from '../lib/callableAddresses.ts';
import { type Clock, type MovableClock, createMovableClock } from '../lib/clock.ts';
import type { CallContext } from '../lib/context.ts';
import type { JobHandlers } from '../lib/jobs.ts';
import { type Jobs, createJobs } from '../lib/jobRunner.ts';
import { type Log, createLog } from '../lib/log.ts';
import { type MailTransport, createMailer, keptMails } from '../lib/mail.ts';
import { type Outgoing, createOutgoing } from '../lib/outgoing.ts';
import type { Retention } from '../retention.ts';
import { createProviders } from '../providers/settings.ts';
import { STAND_IN } from '../providers/standInKeys.ts';
import { createMemoryStore } from './memoryFiles.ts';
import { planTerms } from './planTerms.ts';
import { borrowTestDatabase, openTestDatabase } from './testDatabase.ts';

/** How long exports are kept, and where the console is. */
export const chatExportTerms = { keptDays: 7, consoleUrl: 'https://console.example' };

/** The instant at which every test begins. */
export const START = Date.parse('2026-03-02T09:00:00Z');

/** Of this key are those of file addresses. */
export const PIN_KEY = 'a key that only tests use, of a fair length';

/** With this key the feedback site checks the tokens of the tests' services. */
export const FEEDBACK_KEY = 'a key that the feedback site has, too';

export type TestOptions = {
  db?: Database;
  /** Which demo teams to load; none without it. */
  domains?: readonly string[];
  limits?: Partial<PinLimits>;
  /** For how many days recordings are kept. */
  recordingKeptDays?: number;
  /** For how many days what is written down is kept; for ever without it. */
  retention?: Partial<Retention>;
  environment?: Environment;
  extraEvents?: readonly string[];
  fieldLimits?: FieldLimits;
  planTerms?: Partial<PlanTerms>;
  google?: GoogleAccess;
  countryNetworks?: readonly CountryNetwork[];
  /** Whether the demo teams come with their long histories of messages. */
  history?: boolean;
  transport?: MailTransport;
  /** Who takes money; without it, nobody can be reached. */
  providers?: PaymentProviders;
  /** Where the addresses of channels are. */
  groupsDomain?: string;
  /** What calls addresses outside; without it, no name stands for anything. */
  outgoing?: Outgoing;
  handlers?: JobHandlers;
  log?: Log;
};

export type Session = { token: string; guid: string };
type Headers = Record<string, string>;

/** The real services on a real database, with a clock that stands still; requests go in without a socket. */
export type TestUpstream = {
  app: FastifyInstance;
  db: Database;
  /** Where the services keep files. */
  files: ReturnType<typeof createMemoryStore>;
  clock: MovableClock;
  jobs: Jobs;
  development: Development;
  request(options: InjectOptions): Promise<{ status: number; body: unknown; headers: Headers }>;
  get(path: string, session?: Session, headers?: Headers): Promise<{ status: number; body: unknown; headers: Headers }>;
  post(
    path: string,
    body: unknown,
    session?: Session,
    headers?: Headers,
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
  /** The PIN of the newest mail to an address. */
  mailedPin(email: string): Promise<string>;
  /** A session for somebody, whatever it takes to get one. */
  signIn(email: string): Promise<Session>;
  /** The same by the calls that the console makes. */
  signInByPin(email: string): Promise<Session>;
  /** Back to the beginning: the clock, and in the database the demo teams alone, as of that instant. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function startTestUpstream(options: TestOptions = {}): Promise<TestUpstream> {
  if (options.db) return startOn(options.db, options);
  const { db, copies } = await (options.domains ? borrowTestDatabase() : { db: await openTestDatabase() });
  try {
    return await startOn(db, options, copies);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Calls public addresses alone, and finds none. */
const nowhere = createOutgoing({
  isCallable: createIsCallable([]),
  resolve: () => Promise.reject(new Error('Tests ask no name server.')),
});

/** Where nothing listens. */
const CLOSED = 'http://127.0.0.1:1';
export const nobody = createProviders({
  cards: { ...STAND_IN, url: CLOSED },
  netBanking: { ...STAND_IN, url: CLOSED, publicUrl: CLOSED },
});

async function startOn(db: Database, options: TestOptions, copies?: Copies): Promise<TestUpstream> {
  const clock = createMovableClock({ now: () => START });
  const log = options.log ?? createLog('silent');
  const mailer = createMailer(options.transport ?? null);
  const files = createMemoryStore();
  const outgoing = options.outgoing ?? nowhere;
  const providers = options.providers ?? nobody;
  const { recordingKeptDays = null, groupsDomain = null } = options;
  const retention = { auditDays: null, eventDays: null, ...options.retention };
  const invitations = { mailDomain: 'mail.muster.example', chatUrl: 'https://{teamUrl}.chat.example' };
  const { handlers: ours } = allJobs({
    ...{ kind: db.kind, mailer, files, outgoing, invitations, groupsDomain, providers },
    ...{ pinKey: PIN_KEY, planTerms: { ...planTerms, ...options.planTerms }, chatExportTerms, recordingKeptDays },
    retention,
  });
  const handlers = { ...ours, ...options.handlers };
  const jobs = createJobs({ db, clock, log, handlers });
  const demo = {
    ...{ fortressAllowedAddress: '203.0.113.7', domains: options.domains, groupsDomain },
    isBrief: !(options.history ?? false),
  };
  const development = createDevelopment({ demo, db, files, clock, jobs, log, copies });
  const app = buildApp({
    ...{ db, clock, log, mailer, outgoing, invitations, groupsDomain },
    files,
    pinKey: PIN_KEY,
    feedbackKey: FEEDBACK_KEY,
    limits: { ...pinLimits, ...options.limits },
    environment: options.environment ?? 'internal',
    sandbox: createSandbox('sandbox.example', files, groupsDomain),
    extraEvents: options.extraEvents ?? [],
    fieldLimits: options.fieldLimits ?? { fields: 50, values: 999 },
    planTerms: { ...planTerms, ...options.planTerms },
    ...{ defaultTeamSize: 50, providers, chatExportTerms, recordingKeptDays },
    google: options.google ?? null,
    countryNetworks: options.countryNetworks ?? [],
    isReady: () => true,
    hooks: development.hooks,
  });
  await development.mount(app);
  const load = () => resetDemo(db, START, demo);
  const reset = async () => {
    clock.reset();
    files.clear();
    await (copies ? copies.putBack(JSON.stringify(demo), load) : load());
  };
  if (options.domains) await reset();
  return {
    app,
    db,
    files,
    clock,
    jobs,
    development,
    ...requests(app, db),
    signIn: (email) => signIn(db, clock, email),
    reset,
    close: async () => {
      await app.close();
      await jobs.stop();
      await db.close();
    },
  };
}

function requests(app: FastifyInstance, db: Database) {
  const request: TestUpstream['request'] = async (options) => {
    const answer = await app.inject(options);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    return { status: answer.statusCode, body: isJson ? (JSON.parse(answer.body) as unknown) : answer.body, headers };
  };
  const at = (path: string, session?: Session) =>
    session ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(session).toString()}` : path;
  const get: TestUpstream['get'] = (path, session, headers = {}) =>
    request({ method: 'GET', url: at(path, session), headers });
  const post: TestUpstream['post'] = (path, body, session, headers = {}) =>
    request({
      ...{ method: 'POST', url: at(path, session) },
      ...(body === undefined
        ? { headers }
        : { headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) }),
    });
  const mailedPin = async (email: string) => {
    const [newest] = await db.read((queries) => keptMails(queries, email));
    return newest?.subject.match(/\d{6}/)?.[0] ?? '';
  };
  const signInByPin = async (email: string): Promise<Session> => {
    const issued = await post('/identity/issue-pin', { email });
    const guid = textAt(issued.body, 'guid');
    const begun = await post('/identity/authenticate', { guid, pin: await mailedPin(email) });
    return { guid, token: textAt(begun.body, 'token') };
  };
  return { request, get, post, mailedPin, signInByPin };
}

/** What the right PIN leads to, without a mail and a guess. */
function signIn(db: Database, { now }: Pick<Clock, 'now'>, email: string): Promise<Session> {
  return db.transaction(async (queries) => {
    const found = await findAccount(queries, email);
    const account = found && (await lockAccount(queries, found.guid));
    if (!account) throw new Error(`Nobody may sign in as ${email}.`);
    const context: CallContext = {
      ...{ requestId: 'sign-in', clientAddress: null, userAgent: 'lightMyRequest', now: now(), db: queries },
      fileAddress: (name) => name,
    };
    const how = { action: 'identity.authenticate', provesAddress: true } as const;
    return { guid: account.guid, token: await beginSession(context, account, how) };
  });
}

/** A text of an answer, by its path; fails the test where there is none. */
export function textAt(body: unknown, ...path: string[]): string {
  let value = body;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof value !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(body)}`);
  return value;
}

/** The code of a refusal, or the whole answer where it is none, so that a failing test shows it. */
export function codeOf(answer: { status: number; body: unknown }): unknown {
  if (answer.status === 200) return answer.body;
  return `${answer.status} ${textAt(answer.body, 'error', 'code')}`;
}
