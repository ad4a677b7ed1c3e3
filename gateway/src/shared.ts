import type { Config } from './config.ts';
import { type FeatureTrigger, createFeatureTrigger } from './domains/event/featureTrigger.ts';
import { type SignIn, createSignIn } from './domains/identity/signIn.ts';
import type { Clock } from './lib/clock.ts';
import type { SealKeys } from './lib/seal.ts';
import type { LimiterFactory } from './lib/limiter.ts';
import type { Presences } from './upstream/presence.ts';

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

function personLimits(limits: Config['limits'], limiter: LimiterFactory) {
  const { passwordsPerQuarterHour, testMailsPerQuarterHour, webhookTestsPerMinute } = limits;
  const perQuarterHour = (name: string, points: number) => limiter({ name, points, windowMs: QUARTER_HOUR_MS });
  return {
    /** How often one person may set a password, by their guid: a further session is no further chance. */
    passwords: perQuarterHour('passwords', passwordsPerQuarterHour),
    /** How often one person may have a test mailed to them, by their guid. */
    testMails: perQuarterHour('testMails', testMailsPerQuarterHour),
    /** How often one person may have a webhook tested, by their guid. */
    webhookTests: limiter({ name: 'webhookTests', points: webhookTestsPerMinute, windowMs: MINUTE_MS }),
  };
}

/** By team: its admins try cards together, and a further admin is no further chance. */
function paymentLimits(
  { cardSetupsPerHour, cardChargesPerHour, ordersPerHour, invoiceMailsPerHour }: Config['limits']['payments'],
  limiter: LimiterFactory,
) {
  const perHour = (name: string, points: number) => limiter({ name, points, windowMs: HOUR_MS });
  return {
    cardSetups: perHour('cardSetups', cardSetupsPerHour),
    cardCharges: perHour('cardCharges', cardChargesPerHour),
    orders: perHour('orders', ordersPerHour),
    invoiceMails: perHour('invoiceMails', invoiceMailsPerHour),
  };
}

/** What all requests of a gateway have in common, as resolvers get it. */
export type Shared = {
  readonly signIn: SignIn;
  readonly limits: ReturnType<typeof personLimits>;
  /** How often one team may have cards and orders made, and invoices mailed. */
  readonly paymentLimits: ReturnType<typeof paymentLimits>;
  /** The installation's settings that resolvers go by. */
  readonly settings: Pick<
    Config,
    'teamConsoleUrl' | 'chatUrl' | 'console' | 'fieldFlags' | 'provisioningIdpId' | 'publicOrigin' | 'webhookNotice'
  >;
  /** Tells an automation of the installation's owner what a team wishes for. */
  readonly tellOfWish: FeatureTrigger;
  /** How the services are there. */
  readonly presences: Presences;
};

type Deps = {
  readonly keys: SealKeys;
  readonly limiter: LimiterFactory;
  readonly clock: Clock;
  readonly presences: Presences;
};

export const createShared = (config: Config, { keys, limiter, clock, presences }: Deps): Shared => ({
  presences,
  signIn: createSignIn(config, keys, limiter, clock),
  limits: personLimits(config.limits, limiter),
  paymentLimits: paymentLimits(config.limits.payments, limiter),
  settings: config,
  tellOfWish: createFeatureTrigger(config.featureRequestTriggerUrl),
});
