import type { GatewayContext } from '../../context.ts';
import type { AreaState, AreaStatus, ConsoleArea } from '../../generated/resolvers.ts';
import type { Service } from '../../generated/upstream/contract.ts';
import type { Presence } from '../../upstream/presence.ts';
import { demandAdmin } from '../identity/facts.ts';

/** What each part of the console is made of. Nobody who works in it notices whether events are taken. */
export const AREAS: readonly { readonly area: ConsoleArea; readonly services: readonly Service[] }[] = [
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

const isAnswering = ({ isReachable, breaker }: Presence): boolean => isReachable && breaker === 'closed';

function stateOf(presences: readonly Presence[]): AreaState {
  if (presences.every(isAnswering)) return 'AVAILABLE';
  return presences.some(isAnswering) ? 'PARTLY' : 'UNAVAILABLE';
}

/** How the parts of the console stand, without those that the installation does not have. */
export async function areaStatuses(context: GatewayContext): Promise<AreaStatus[]> {
  await demandAdmin(context);
  const known = await context.presences();
  return AREAS.flatMap(({ area, services }) => {
    const presences = services.flatMap((service) => known.get(service) ?? []);
    return presences.length === 0 ? [] : [{ area, state: stateOf(presences) }];
  });
}
