import { Refused } from '../stubCall.ts';
import type { Person } from '../stubTeam.ts';
import { DELIVERIES, HOOK_SECRET, WEBHOOKS, webhookFor } from '../stubWebhooks.ts';
import { type Answers, notGuests, pageOf } from './answer.ts';

const none = () => new Refused(404, 'webhook_not_found');
const seenBy = (person: Person, id: string | undefined) =>
  webhookFor(
    person,
    WEBHOOKS.find((webhook) => webhook.id === id),
  );
const deliveryOf = (id: string) => DELIVERIES.find((delivery) => delivery.id === id);

/** What the stub's webhook service answers by itself. */
export const webhookAnswers: Answers<'webhook'> = {
  listWebhooks: ({ person }) => ({
    webhooks: WEBHOOKS.flatMap((webhook) => webhookFor(person, webhook) ?? []),
  }),
  getWebhook: ({ person, query }) => seenBy(person, query.id) ?? none(),
  addWebhook: notGuests(({ person, query: { kind }, body: { peer, name, icon, url, token } }) => {
    if (kind.startsWith('domain') && person.role !== 'admin') return new Refused(403, 'actor_not_admin');
    return {
      ...{ id: 'w-new', name, icon, peer: peer ?? null, peerName: peer === undefined ? null : 'design' },
      type: kind.endsWith('incoming') ? 'INCOMING' : 'OUTGOING',
      scope: kind.startsWith('domain') ? 'DOMAIN' : 'CHANNEL',
      ...{ user: person.guid, creatorName: 'Whoever asks', isOwnerActive: true, owned: true },
      ...{ isadmin: person.role === 'admin', pausedBy: null, createdAt: 1_795_000_000_000, version: 1 },
      lastDelivery: null,
      ...(url === undefined ? { url: `/hooks/w-new/${HOOK_SECRET}` } : { url }),
      ...(token === undefined ? {} : { token }),
    };
  }),
  editWebhook: notGuests(({ person, body: { id, version, ...changes } }) => {
    const present = seenBy(person, id);
    if (!present?.owned) return present ? new Refused(403, 'not_owner') : none();
    return version === present.version
      ? { ...present, ...changes, version: version + 1 }
      : new Refused(409, 'stale_version', undefined, 'version');
  }),
  deleteWebhook: notGuests(({ person, query }) => (seenBy(person, query.id) ? {} : none())),
  setPaused: notGuests(({ person, body }) => {
    const present = seenBy(person, body.id);
    return present ? { ...present, pausedBy: body.paused ? 'person' : null } : none();
  }),
  rotateAddress: notGuests(({ person, body }) => {
    const present = seenBy(person, body.id);
    if (!present) return none();
    return present.owned ? { ...present, url: `/hooks/${present.id}/another` } : new Refused(403, 'not_owner');
  }),
  takeOver: notGuests(({ person, body }) => {
    const present = seenBy(person, body.id);
    if (!present) return none();
    if (present.isOwnerActive) return new Refused(409, 'owner_active');
    return { ...present, user: person.guid, owned: true, isOwnerActive: true };
  }),
  testDelivery: notGuests(({ person, body: { id } }) => {
    const [delivered] = DELIVERIES;
    if (!delivered || (id !== undefined && !seenBy(person, id))) return none();
    return { ...delivered, id: 'd-new', webhookId: id ?? null, state: 'waiting', attempts: 0, status: null };
  }),
  resend: notGuests(({ body }) => {
    const repeated = deliveryOf(body.id);
    if (!repeated) return new Refused(404, 'delivery_not_found');
    return { ...repeated, id: 'd-again', isRepetition: true, state: 'waiting', attempts: 0, status: null };
  }),
  deliveries: notGuests(({ person, query }) =>
    seenBy(person, query.id) ? { deliveries: pageOf(DELIVERIES, query), total: DELIVERIES.length } : none(),
  ),
  delivery: notGuests(({ query }) => deliveryOf(query.id) ?? new Refused(404, 'delivery_not_found')),
  receive: ({ body }) => (body.id === 'w-in' && body.secret === HOOK_SECRET ? { messageId: 77 } : none()),
};
