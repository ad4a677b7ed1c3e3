import { afterAll, expect, test } from 'vitest';
import { startTestUpstream, textAt } from '../../testing/testUpstream.ts';

const upstream = await startTestUpstream({ domains: ['seedling.example'] });
afterAll(() => upstream.close());

test.each(Object.entries({ incoming: {}, outgoing: { url: 'https://hooks.example/in', token: 'tc_12345678' } }))(
  'an %s webhook is made and changed in a team of the free plan, too',
  async (kind, parts) => {
    const admin = await upstream.signIn('admin@seedling.example');
    const webhook = { peer: 'seedling-c001@chat.seedling.example', name: 'Desk', icon: null, ...parts };
    const added = await upstream.post(`/webhook/${kind}/add`, webhook, admin);
    expect(added).toMatchObject({ status: 200, body: { name: 'Desk' } });
    const change = { id: textAt(added.body, 'id'), version: 1, name: 'Renamed' };
    const edited = await upstream.post(`/webhook/${kind}/edit`, change, admin);
    expect(edited).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  },
);
