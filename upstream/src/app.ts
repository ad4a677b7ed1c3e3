import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { billingRoutes } from './domains/billing/routes.ts';
import { bulkRoutes } from './domains/bulk/routes.ts';
import { channelRoutes } from './domains/channel/routes.ts';
import { eventRoutes } from './domains/event/routes.ts';
import { guestRoutes } from './domains/guest/routes.ts';
import { fileRoutes } from './domains/file/routes.ts';
import { fieldRoutes } from './domains/field/routes.ts';
import type { FieldLimits } from './domains/field/rules.ts';
import { findSession } from './domains/identity/repository.ts';
import { identityRoutes } from './domains/identity/routes.ts';
import { noteUse } from './domains/identity/sessions.ts';
import type { PinLimits } from './domains/identity/rules.ts';
import { licenceRoutes } from './domains/licence/routes.ts';
import { memberRoutes } from './domains/member/routes.ts';
import type { Environment } from './domains/member/rules.ts';
import { ssoRoutes } from './domains/sso/routes.ts';
import { teamRoutes } from './domains/team/routes.ts';
import { userGroupRoutes } from './domains/userGroup/routes.ts';
import type { Clock } from './lib/clock.ts';
import { createFileAddresses } from './lib/fileAddresses.ts';
import type { FileStore } from './lib/files.ts';
import { createServer } from './lib/http.ts';
import type { Log } from './lib/log.ts';
import type { Mailer } from './lib/mail.ts';
import { type ServiceDeps, mountService } from './lib/service.ts';

export type AppDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  files: FileStore;
  /** Key of PIN hashes, from which the one of file addresses comes. */
  pinKey: string;
  /** Key of the tokens that sign people in at the feedback site. */
  feedbackKey: string;
  limits: PinLimits;
  environment: Environment;
  /** How many fields a team may have, and how many values each. */
  fieldLimits: FieldLimits;
  extraEvents: readonly string[];
  /** Whether new requests are welcome; false while the process is leaving. */
  isReady: () => boolean;
  /** Listeners and faults of development; absent in production. */
  hooks?: Pick<ServiceDeps, 'observe' | 'intercept'>;
};

/** All services on one server, each under its own name, and the health of the process. Does not listen yet. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { db, clock, log } = deps;
  const app = createServer({ clock, log });
  const kept = { files: deps.files, fileAddresses: createFileAddresses(deps.pinKey) };
  const services: ServiceDeps = { db, clock, log, findSession, noteUse, ...kept, ...deps.hooks };
  mountHealth(app, deps);
  mountService(app, services, 'identity', identityRoutes(deps));
  mountService(app, services, 'team', teamRoutes(deps));
  mountService(app, services, 'member', memberRoutes(deps));
  mountService(app, services, 'guest', guestRoutes());
  mountService(app, services, 'channel', channelRoutes());
  mountService(app, services, 'billing', billingRoutes());
  mountService(app, services, 'licence', licenceRoutes());
  mountService(app, services, 'bulk', bulkRoutes(deps));
  mountService(app, services, 'field', fieldRoutes(deps));
  mountService(app, services, 'userGroup', userGroupRoutes());
  mountService(app, services, 'file', fileRoutes(kept));
  mountService(app, services, 'sso', ssoRoutes());
  mountService(app, services, 'event', eventRoutes({ extraNames: deps.extraEvents, feedbackKey: deps.feedbackKey }));
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
