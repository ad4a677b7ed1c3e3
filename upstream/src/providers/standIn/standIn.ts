import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { mountCardApi } from './cardApi.ts';
import { CONFIRM_PATH, mountConfirmationPage } from './confirmationPage.ts';
import { mountControl } from './control.ts';
import { Events } from './events.ts';
import { mountGoogle } from './googlePages.ts';
import { type Intent, Intents } from './intents.ts';
import { Journal } from './journal.ts';
import { Methods } from './methods.ts';
import { samlOrigin } from '../standInSaml.ts';
import { mountIdentityProvider } from './saml/identityProvider.ts';
import { mountNetBanking } from './netBanking.ts';
import { intentObject } from './objects.ts';

export type StandInOptions = {
  /** Milliseconds since 1970; by the machine's clock where it is not given. */
  now?: () => number;
  /** Where what happened is kept; in memory alone where it is not given. */
  file?: string | null;
  /** Where events go; nowhere where it is not given. */
  eventsTo?: string | null;
  /** Under which address browsers reach it; told once it listens where it is not given. */
  publicUrl?: string;
  /** Where the console is that the identity provider's people are sent to. */
  consoleUrl?: string;
};

/** How often slow payments are looked at, in milliseconds, so that their events go out without anybody's asking. */
const LOOK_EVERY_MS = 500;

/** In place of a card provider and a net-banking provider, and of a company's identity provider: it moves no money. Does not listen yet. */
export async function buildStandIn({
  now = Date.now,
  file = null,
  eventsTo = null,
  publicUrl,
  consoleUrl = 'http://localhost:4000',
}: StandInOptions = {}): Promise<FastifyInstance> {
  // It logs nothing: there are cards in what it gets.
  const app = Fastify({ logger: false, routerOptions: { querystringParser: (text) => qs.parse(text) } });
  const ownUrl = () => publicUrl ?? `http://localhost:${portOf(app)}`;
  const journal = new Journal(file);
  const methods = new Methods(journal);
  const shown = (one: Intent, expand: readonly string[]) =>
    intentObject(one, methods, {
      expand,
      confirmAt: `${ownUrl()}${CONFIRM_PATH}`,
    });
  const events = new Events(eventsTo, (changed) => shown(changed, []));
  const intents = new Intents({ journal, methods, now }, (changed, happened) => events.tell(changed, happened));
  const timer = setInterval(() => intents.decideSlow(), LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    events.stop();
  });
  await app.register(formbody, { parser: (text) => qs.parse(text) });
  const bankPayments = mountNetBanking(app, journal);
  mountControl(app, { intents, events, bankPayments });
  await mountCardApi(app, { intents, methods, journal, now, shown });
  mountConfirmationPage(app, intents);
  mountIdentityProvider(app, { now, origin: () => samlOrigin(ownUrl()), consoleUrl });
  mountGoogle(app, () => `${ownUrl()}/google`);
  app.get('/health/ready', async () => ({ status: 'ok' }));
  return app;
}

/** The port on which it listens. */
export function portOf(app: FastifyInstance): number {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : 0;
}

/** The same, listening on a free port of this machine. */
export async function startStandIn(options: StandInOptions = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = await buildStandIn(options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${portOf(app)}`, stop: () => app.close() };
}
