import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayContext } from '../../context.ts';
import type { AreaState, AreaStatus, ConsoleArea } from '../../generated/resolvers.ts';
import type { Presence } from '../../upstream/presence.ts';
import { demandAdmin } from '../identity/facts.ts';
import { type AskedService, SMALL_READS } from './smallReads.ts';

/** What each part of the console is made of. Nobody who works in it notices whether events are taken. */
export const AREAS: readonly { readonly area: ConsoleArea; readonly services: readonly AskedService[] }[] = [
  { area: 'TEAM', services: ['team'] },
  { area: 'PEOPLE', services: ['member', 'guest', 'bulk'] },
  { area: 'CHANNELS', services: ['channel'] },
  { area: 'FIELDS_AND_GROUPS', services: ['field', 'userGroup'] },
  { area: 'BILLING', services: ['billing', 'licence', 'payment'] },
  { area: 'IMPORT', services: ['import'] },
  { area: 'AUTHENTICATION', services: ['sso', 'scim'] },
  { area: 'CHAT_EXPORT', services: ['chatExport'] },
  { area: 'WEBHOOKS', services: ['webhook'] },
  { area: 'RECORDINGS', services: ['recording'] },
  { area: 'FILES', services: ['file'] },
  { area: 'ACCOUNT', services: ['identity', 'geolocation'] },
];

/** How long is waited for those that are asked afresh, in ms: who is slow is told of, not waited for. */
const PATIENCE_MS = 500;

const isAnswering = ({ isReachable, breaker }: Presence): boolean => isReachable && breaker === 'closed';

const isWhole = (presence: Presence): boolean => isAnswering(presence) && presence.transfers === 'closed';

function stateOf(presences: readonly Presence[]): AreaState {
  if (presences.every(isWhole)) return 'AVAILABLE';
  return presences.some(isAnswering) ? 'PARTLY' : 'UNAVAILABLE';
}

function statusOf(area: ConsoleArea, presences: readonly Presence[]): AreaStatus {
  const times = presences.flatMap(({ troubledSince }) => troubledSince ?? []);
  return { area, state: stateOf(presences), noticedAt: times.toSorted()[0] ?? null };
}

/**
 * Asks those that are left alone since their calls failed: where nobody works in a part of the console, nobody else would
 * find out that it is back. Not so those whose files alone fail: that a file goes through is found out with the next one that
 * somebody looks at. One that answers late is found all the same, and told of when it is asked for the next time.
 */
async function askThoseLeftAlone(context: GatewayContext): Promise<void> {
  const known = await context.presences();
  const leftAlone = AREAS.flatMap(({ services }) => services).filter((service) => {
    const presence = known.get(service);
    return presence?.isReachable === true && !isAnswering(presence);
  });
  if (leftAlone.length === 0) return;
  const asked = Promise.allSettled(leftAlone.map((service) => SMALL_READS[service](context)));
  await Promise.race([asked, delay(PATIENCE_MS, undefined, { ref: false })]);
}

/** How the parts of the console stand, without those that the installation does not have. */
export async function areaStatuses(context: GatewayContext): Promise<AreaStatus[]> {
  await demandAdmin(context);
  await askThoseLeftAlone(context);
  const known = await context.presences();
  return AREAS.flatMap(({ area, services }) => {
    const presences = services.flatMap((service) => known.get(service) ?? []);
    return presences.length === 0 ? [] : [statusOf(area, presences)];
  });
}
