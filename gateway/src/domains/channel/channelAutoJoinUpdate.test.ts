import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { groupOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($changes: [ChannelAutoJoinChangeInput!]!, $key: String) {
  channelAutoJoinUpdate(input: { changes: $changes, idempotencyKey: $key }) {
    channels { id isAutoJoin othersCount } userErrors { code field } } }`;

const jid = (name: string) => `${name}@chat.orbit.example`;
const idOf = (name: string) => toId('Channel', jid(name));
const changeOf = (name: string, isAutoJoin = true) => ({ channelId: idOf(name), isAutoJoin });
const at = (index: number, code: string) => ({ code, field: ['changes', String(index)] });
const answered = (channels: readonly object[], ...userErrors: readonly object[]) => ({
  channelAutoJoinUpdate: { channels, userErrors },
});
const nameOf = ({ body }: StubCall) => (body as { to: string }).to.split('@')[0] ?? '';

describe('which channels everybody joins', () => {
  test('is one call for each, one after the other, each with a key of its own; the answers are the payload', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.updateGroup', async (call) => {
      await setTimeout(5);
      return groupAnswer(call);
    });
    const changes = [changeOf('design'), changeOf('general', false), changeOf('launch')];
    const { data, errors } = await ask(UPDATE, { changes, key: 'k' });
    expect(errors).toBeUndefined();
    expect(data).toEqual(
      answered(changes.map(({ channelId, isAutoJoin }) => ({ id: channelId, isAutoJoin, othersCount: 0 }))),
    );
    expect(stub.calls.map((call) => [call.name, nameOf(call), call.headers['idempotency-key'], call.underWay])).toEqual(
      [
        ['channel.updateGroup', 'design', 'k:0', 1],
        ['channel.updateGroup', 'general', 'k:1', 1],
        ['channel.updateGroup', 'launch', 'k:2', 1],
      ],
    );
  });

  test('takes a long key', async () => {
    const { ask, stub } = await testGateway();
    await ask(UPDATE, { changes: [changeOf('design'), changeOf('launch')], key: 'k'.repeat(200) });
    const keys = stub.calls.map(({ headers }) => String(headers['idempotency-key']));
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((key) => key.length <= 200)).toBe(true);
  });

  test('is told channel by channel: those that fail leave the others', async () => {
    const { ask, stub } = await testGateway();
    const refusals: Record<string, Refused> = {
      locked: new Refused(409, 'group_locked'),
      gone: new Refused(404, 'group_not_found'),
      paid: new Refused(402, 'plan_required'),
      full: new Refused(402, 'channel_limit'),
      down: new Refused(503, 'unavailable'),
    };
    stub.on('channel.updateGroup', (call) => refusals[nameOf(call)] ?? groupAnswer(call));
    const changes = [
      ...[changeOf('design'), changeOf('locked', false), changeOf('gone'), changeOf('paid'), changeOf('full')],
      changeOf('down'),
      ...[{ channelId: toId('Member', 'orbit-0001'), isAutoJoin: true }, changeOf('design', false)],
    ];
    const { data, errors } = await ask(UPDATE, { changes });
    expect(errors).toBeUndefined();
    expect(data).toEqual(
      answered(
        [{ id: idOf('design'), isAutoJoin: true, othersCount: 0 }],
        ...[at(1, 'LOCKED'), at(2, 'NOT_FOUND'), at(3, 'PLAN_REQUIRED'), at(4, 'LIMIT_REACHED')],
        ...[at(5, 'UNAVAILABLE'), at(6, 'NOT_FOUND'), at(7, 'DUPLICATE')],
      ),
    );
    expect(stub.count('channel.updateGroup')).toBe(6);
  });

  test('ends with an outage: what was not begun is not done, and said so', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.updateGroup', (call) =>
      nameOf(call) === 'design' ? new Refused(503, 'unavailable') : groupAnswer(call),
    );
    const changes = [changeOf('general'), changeOf('design'), changeOf('launch'), changeOf('design')];
    expect((await ask(UPDATE, { changes })).data).toEqual(
      answered(
        [{ id: idOf('general'), isAutoJoin: true, othersCount: 0 }],
        ...[at(1, 'UNAVAILABLE'), at(2, 'UNAVAILABLE'), at(3, 'DUPLICATE')],
      ),
    );
    expect(stub.calls.map(nameOf)).toEqual(['general', 'design']);
  });

  test('ends with the operation’s time: nothing is sent after that', async () => {
    const { ask, stub } = await testGateway({ env: { UPSTREAM_ATTEMPT_MS: '200', OPERATION_DEADLINE_MS: '300' } });
    stub.on('channel.updateGroup', async (call) => {
      if (nameOf(call) === 'design') await setTimeout(600);
      return groupAnswer(call);
    });
    const changes = [changeOf('general'), changeOf('design'), changeOf('launch')];
    expect((await ask(UPDATE, { changes })).data).toEqual(
      answered(
        [{ id: idOf('general'), isAutoJoin: true, othersCount: 0 }],
        ...[at(1, 'UNAVAILABLE'), at(2, 'UNAVAILABLE')],
      ),
    );
    await setTimeout(500);
    expect(stub.calls.map(nameOf)).toEqual(['general', 'design']);
  });

  test('takes 1 to 50 channels', async () => {
    const { ask, stub } = await testGateway();
    const many = Array.from({ length: 51 }, (_, index) => changeOf(`c${index}`));
    expect((await ask(UPDATE, { changes: many })).data).toEqual(answered([], { code: 'TOO_MANY', field: ['changes'] }));
    expect((await ask(UPDATE, { changes: [] })).data).toEqual(answered([], { code: 'REQUIRED', field: ['changes'] }));
    expect(stub.calls).toEqual([]);
    stub.on('channel.updateGroup', groupAnswer);
    expect((await ask(UPDATE, { changes: many.slice(0, 50) })).data).toMatchObject({
      channelAutoJoinUpdate: { userErrors: [] },
    });
    expect(stub.count('channel.updateGroup')).toBe(50);
  });

  test('is refused with a key that was used with another input', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.updateGroup', () => new Refused(409, 'idempotency_key_reused'));
    expect((await ask(UPDATE, { changes: [changeOf('design')], key: 'k' })).data).toEqual(
      answered([], { code: 'KEY_REUSED', field: ['idempotencyKey'] }),
    );
  });

  test('is not for members: an error, and nothing of the payload', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(UPDATE, { changes: [changeOf('design')] }, { as: member });
    expect(data).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

function groupAnswer(call: StubCall) {
  const { config } = call.body as { config: { autoJoin: boolean } };
  return { ...groupOf(nameOf(call), config), othersCount: 0 };
}
