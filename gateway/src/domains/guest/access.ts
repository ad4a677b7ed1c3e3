import type { GatewayContext } from '../../context.ts';
import { once } from '../../lib/once.ts';
import { isOutage, refusalIn } from '../../upstream/errors.ts';
import { toNamedChannel } from '../channel/mapper.ts';
import { memberByGuid } from '../member/mapper.ts';
import { type GuestAccessRef, type GuestRecord, toGuestRecord } from './mapper.ts';
import { guestRest } from './rest.ts';

/** The guest with this guid; null for whoever is none. */
export async function guestRecord(guid: string, { upstream, log }: GatewayContext): Promise<GuestRecord | null> {
  try {
    return toGuestRecord(await guestRest(upstream).profile(guid), log);
  } catch (error) {
    if (refusalIn(error, 'member_not_found')) return null;
    throw error;
  }
}

export async function contactGuids(guid: string, { upstream }: GatewayContext): Promise<string[]> {
  const { contacts } = await guestRest(upstream).conversations(guid);
  return contacts.map((contact) => contact.guid);
}

export async function joinedChannels(guid: string, { upstream }: GatewayContext) {
  const { groups } = await guestRest(upstream).channels(guid);
  return groups.map((one) => toNamedChannel(one, false));
}

/**
 * Whom and what a guest reaches; null for whoever is no guest. The parts named in `ahead` are asked for at once, so that
 * all calls leave together. A record that cannot be read leaves the other parts.
 */
export async function guestAccess(
  guid: string,
  context: GatewayContext,
  ahead: ReadonlySet<string>,
): Promise<GuestAccessRef | null> {
  const parts = {
    contacts: once(async () => (await contactGuids(guid, context)).map(memberByGuid)),
    channels: once(() => joinedChannels(guid, context)),
  };
  // Their failures are told where the parts are resolved.
  if (ahead.has('contacts')) parts.contacts().catch(() => undefined);
  if (ahead.has('channels')) parts.channels().catch(() => undefined);
  try {
    const record = await guestRecord(guid, context);
    return record && { record, ...parts };
  } catch (error) {
    if (isOutage(error)) return { record: error, ...parts };
    throw error;
  }
}
