import { expect, test } from 'vitest';
import { channel } from '../../db/tables/channel.ts';
import { foundTeam } from '../../foundTeam.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { importCalls, workspace } from '../../testing/importCalls.ts';
import { fileOf, launch, templateCalls } from '../../testing/templateCalls.ts';

const groupsDomain = 'groups.chat.example';
const upstream = await startFreshUpstream(['summit.example'], { groupsDomain });

test('every channel has its address at the one domain of the installation, whoever makes it', async () => {
  const admin = await upstream.signIn('admin@summit.example');
  const body = { profile: { name: 'by hand' }, config: { type: 'open' } };
  const made = await upstream.post('/channel/create-group', body, admin);
  expect(made.body).toMatchObject({ groupJID: expect.stringMatching(/^[0-9a-f-]{36}@groups\.chat\.example$/) });
  await templateCalls(upstream, () => admin).handOver(fileOf(launch('by file')));
  await upstream.jobs.runDue();
  const imported = importCalls(upstream, 'team-summit', () => admin);
  const before = await imported.channelIds();
  await imported.start(await workspace());
  await upstream.jobs.runDue();
  const brought = await imported.newChannels(before);
  expect(brought.length).toBeGreaterThan(0);
  const founding = { admin: 'anna@acme.example', name: 'Acme', url: 'acme', enterprise: false };
  await upstream.db.transaction((queries) => foundTeam(queries, founding, upstream.clock.now(), groupsDomain));

  const rows = await upstream.db.read((queries) => queries.select().from(channel));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['by hand', 'by file', 'announcements']));
  expect(new Set(rows.map(({ groupJid }) => groupJid.split('@')[1]))).toEqual(new Set([groupsDomain]));
});
