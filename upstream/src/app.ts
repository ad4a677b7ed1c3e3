import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { PlanTerms } from './domains/billing/offerRules.ts';
import { billingRoutes } from './domains/billing/routes.ts';
import { bulkRoutes } from './domains/bulk/routes.ts';
import type { GroupsDomain } from './domains/channel/addressRules.ts';
import { channelRoutes } from './domains/channel/routes.ts';
import type { ChatExportTerms } from './domains/chatExport/endActions.ts';
import { chatExportRoutes } from './domains/chatExport/routes.ts';
import { eventRoutes } from './domains/event/routes.ts';
import { guestRoutes } from './domains/guest/routes.ts';
import { fileRoutes } from './domains/file/routes.ts';
import { fieldRoutes } from './domains/field/routes.ts';
import type { FieldLimits } from './domains/field/rules.ts';
import { geolocationRoutes } from './domains/geolocation/routes.ts';
import type { CountryNetwork } from './domains/geolocation/rules.ts';
import { findSession } from './domains/identity/repository.ts';
import { identityRoutes } from './domains/identity/routes.ts';
import { noteUse } from './domains/identity/sessionRepository.ts';
import type { PinLimits } from './domains/identity/rules.ts';
import { archivePartsOf } from './domains/import/partsRepository.ts';
import { importRoutes } from './domains/import/routes.ts';
import { passphraseSeals } from './domains/import/sealRules.ts';
import { licenceRoutes } from './domains/licence/routes.ts';
import { memberRoutes } from './domains/member/routes.ts';
import type { Environment } from './domains/member/rules.ts';
import { mountProviderEvents } from './domains/payment/events/routes.ts';
import type { PaymentDeps, PaymentProviders } from './domains/payment/providerActions.ts';
import { paymentSeals } from './domains/payment/order/sealRules.ts';
import { paymentRoutes } from './domains/payment/routes.ts';
import { recordingRoutes } from './domains/recording/routes.ts';
import { scimRoutes } from './domains/scim/routes.ts';
import { createGoogleProvider } from './domains/sso/oidc/googleProviderActions.ts';
import type { GoogleAccess } from './domains/sso/oidc/googleSettingRules.ts';
import { ssoRoutes } from './domains/sso/routes.ts';
import { teamRoutes } from './domains/team/routes.ts';
import type { Sandbox } from './domains/team/sandbox/actions.ts';
import { userGroupRoutes } from './domains/userGroup/routes.ts';
import { createHookAddresses } from './domains/webhook/hookAddressRules.ts';
import { webhookRoutes } from './domains/webhook/routes.ts';
import type { Clock } from './lib/clock.ts';
import { type FileAddresses, createFileAddresses } from './lib/fileAddresses.ts';
import type { FileStore } from './lib/files.ts';
import type { Invitations } from './lib/invitations.ts';
import { createServer } from './lib/http.ts';
import { createFingerprints } from './lib/idempotency.ts';
import type { Log } from './lib/log.ts';
import type { Mailer } from './lib/mail.ts';
import type { Outgoing } from './lib/outgoing.ts';
import type { Routes } from './lib/routes.ts';
import { createSeals } from './lib/seals.ts';
import { type ServiceDeps, mountService } from './lib/service.ts';
import type { Traces } from './lib/traces.ts';
import type { Service } from './generated/contract.ts';

export type AppDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  files: FileStore;
  /** Calls addresses that people of teams have given. */
  outgoing: Outgoing;
  /** Key of PIN hashes, from which those of file addresses, of incoming webhooks and of kept passphrases come. */
  pinKey: string;
  /** Key of the tokens that sign people in at the feedback site. */
  feedbackKey: string;
  limits: PinLimits;
  environment: Environment;
  invitations: Invitations;
  /** Where the addresses of channels are; null where each team's are at its own domain. */
  groupsDomain: GroupsDomain;
  /** How many fields a team may have, and how many values each. */
  fieldLimits: FieldLimits;
  /** What PRO costs, and how it is tried. */
  planTerms: PlanTerms;
  /** How many licences a team that may not have Lite people has to buy at most. */
  defaultTeamSize: number;
  /** Who takes money for teams. */
  providers: PaymentProviders;
  chatExportTerms: ChatExportTerms;
  /** For how many days recordings are kept; null for as long as nobody deletes them. */
  recordingKeptDays: number | null;
  /** Where people of teams that want it sign in with Google; null where nobody does. */
  google: GoogleAccess | null;
  /** Of which networks the country is known. */
  countryNetworks: readonly CountryNetwork[];
  /** The team for trying things out; null where there is none. */
  sandbox: Sandbox | null;
  extraEvents: readonly string[];
  /** Whether new requests are welcome; false while the process is leaving. */
  isReady: () => boolean;
  /** Where traces go; null where there are none. */
  traces?: Traces | null;
  /** Listeners, faults and strictness of development; absent in production. */
  hooks?: Pick<ServiceDeps, 'observe' | 'intercept' | 'isStrict'>;
};

/** What the services need besides what each call brings along. */
export type RouteDeps = Omit<AppDeps, 'db' | 'clock' | 'log' | 'isReady' | 'traces' | 'hooks'>;

/** Every call of every service. */
export function allRoutes(deps: RouteDeps, fileAddresses: FileAddresses): { readonly [S in Service]: Routes<S> } {
  const payments: PaymentDeps = { ...deps, paymentEnvironment: deps.environment, seals: paymentSeals(deps.pinKey) };
  const hasGoogle = deps.google !== null;
  return {
    identity: identityRoutes({ ...deps, hasGoogle, sessionSeals: createSeals(deps.pinKey, 'repeated sign-ins') }),
    team: teamRoutes(deps),
    member: memberRoutes(deps),
    guest: guestRoutes(),
    channel: channelRoutes(deps),
    chatExport: chatExportRoutes({ ...deps, fileAddresses, terms: deps.chatExportTerms }),
    billing: billingRoutes(payments),
    licence: licenceRoutes(),
    bulk: bulkRoutes({ ...deps, fileAddresses }),
    field: fieldRoutes(deps),
    userGroup: userGroupRoutes(),
    file: fileRoutes({ files: deps.files, fileAddresses, partsOf: archivePartsOf }),
    webhook: webhookRoutes({ ...deps, fileAddresses, addresses: createHookAddresses(deps.pinKey) }),
    import: importRoutes({ ...deps, fileAddresses, seals: passphraseSeals(deps.pinKey) }),
    recording: recordingRoutes({ fileAddresses, keptDays: deps.recordingKeptDays }),
    scim: scimRoutes(deps),
    sso: ssoRoutes({
      environment: deps.environment,
      google: deps.google && createGoogleProvider(deps.google),
      seals: createSeals(deps.pinKey, 'sign-in attempts'),
    }),
    payment: paymentRoutes(payments),
    geolocation: geolocationRoutes(deps),
    event: eventRoutes({ extraNames: deps.extraEvents, feedbackKey: deps.feedbackKey }),
  };
}

const servicesOf = (routes: object): Service[] => Object.keys(routes) as Service[];

/** All services on one server, each under its own name, and the health of the process. Does not listen yet. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { db, clock, log, files } = deps;
  const app = createServer({ clock, log });
  const fileAddresses = createFileAddresses(deps.pinKey);
  const services: ServiceDeps = {
    ...{ db, clock, log, findSession, noteUse, files, fileAddresses, traces: deps.traces ?? null },
    fingerprintOf: createFingerprints(deps.pinKey),
    ...deps.hooks,
  };
  mountHealth(app, deps);
  mountProviderEvents(app, deps);
  const routes = allRoutes(deps, fileAddresses);
  for (const service of servicesOf(routes)) mountService(app, services, service, routes[service]);
  return app;
}

function mountHealth(app: FastifyInstance, { db, isReady }: AppDeps) {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const answers =
      isReady() &&
      (await db.ping().then(
        () => true,
        () => false,
      ));
    return reply.status(answers ? 200 : 503).send({ status: answers ? 'ok' : 'unavailable' });
  });
}
