import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const PUBLISH = `mutation Publish($events: [EventInput!]!) { eventsPublish(input: { events: $events, idempotencyKey: "k" }) {
  publishedCount userErrors { code field } } }`;
const shown = { name: 'paywall_shown', occurredAt: '2026-11-21T11:00:00Z' };
const CLIENT = '4b45532c-b569-4fb8-803e-f302564cd4d4';

test('events go on with their time in milliseconds, their fields and the browser’s id', async () => {
  const { ask, stub } = await testGateway();
  const events = [shown, { ...shown, fields: [{ name: 'feature', value: 'user groups' }] }];
  const { data } = await ask(PUBLISH, { events }, { headers: { cookie: `__Host-muster-client=${CLIENT}` } });
  expect(data).toEqual({ eventsPublish: { publishedCount: 2, userErrors: [] } });
  const eventTs = Date.parse(shown.occurredAt);
  expect(stub.calls[0]?.body).toEqual({
    events: [
      { eventName: 'paywall_shown', eventTs, clientId: CLIENT },
      { eventName: 'paywall_shown', eventTs, clientId: CLIENT, feature: 'user groups' },
    ],
  });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('twenty fields and the browser’s id are what the contract takes', async () => {
  const { ask, stub } = await testGateway();
  const fields = Array.from({ length: 20 }, (_, i) => ({ name: `field${i}`, value: '1' }));
  await ask(PUBLISH, { events: [{ ...shown, fields }] }, { headers: { cookie: `__Host-muster-client=${CLIENT}` } });
  expect(stub.count('event.publishEvents')).toBe(1);
});

describe('what is refused without a call', () => {
  test.each([
    ['a name of another form', [{ ...shown, name: 'Not A Name' }], 'INVALID', 'events.0.name'],
    [
      'too many fields',
      [{ ...shown, fields: Array.from({ length: 21 }, (_, i) => ({ name: `f${i}`, value: '' })) }],
      'TOO_MANY',
      'events.0.fields',
    ],
    [
      'a value that is too long',
      [shown, { ...shown, fields: [{ name: 'a', value: 'x'.repeat(501) }] }],
      'TOO_LONG',
      'events.1.fields.0.value',
    ],
    [
      'a field of the contract',
      [{ ...shown, fields: [{ name: 'eventName', value: 'x' }] }],
      'INVALID',
      'events.0.fields.0.name',
    ],
    [
      'a hostile field',
      [{ ...shown, fields: [{ name: '__proto__', value: 'x' }] }],
      'INVALID',
      'events.0.fields.0.name',
    ],
    ['a NUL', [{ ...shown, fields: [{ name: 'a', value: 'x\0' }] }], 'INVALID', 'events.0.fields.0.value'],
    [
      'half of a character',
      [{ ...shown, fields: [{ name: 'a', value: 'x\uD83D' }] }],
      'INVALID',
      'events.0.fields.0.value',
    ],
    ['more than a hundred', Array.from({ length: 101 }, () => shown), 'TOO_MANY', 'events'],
  ])('%s', async (_what, events, code, field) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(PUBLISH, { events });
    expect(data).toEqual({
      eventsPublish: { publishedCount: 0, userErrors: [{ code, field: field.split('.') }] },
    });
    expect(stub.calls).toEqual([]);
  });

  test.each(['yesterday', '2026-13-01T00:00:00Z', '2026-01-01', ''])('a time like %j', async (occurredAt) => {
    const { ask, stub } = await testGateway();
    const { errors } = await ask(PUBLISH, { events: [{ ...shown, occurredAt }] });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });
});

test('what the service leaves away of a team that does not share it is not counted', async () => {
  const { ask, stub } = await testGateway();
  stub.on('event.publishEvents', () => ({ publishedCount: 0 }));
  const { data } = await ask(PUBLISH, { events: [shown] });
  expect(data).toEqual({ eventsPublish: { publishedCount: 0, userErrors: [] } });
});

test('an event that the service does not know', async () => {
  const { ask, stub } = await testGateway();
  stub.on('event.publishEvents', () => new Refused(400, 'event_unknown'));
  const { data } = await ask(PUBLISH, { events: [shown] });
  expect(data).toEqual({ eventsPublish: { publishedCount: 0, userErrors: [{ code: 'INVALID', field: ['events'] }] } });
});
