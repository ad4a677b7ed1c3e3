import { beforeEach, describe, expect, test } from 'vitest';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { memberFileTraces } from '../../../testing/memberFileTraces.ts';
import { setPerson } from '../../../testing/people.ts';
import { ADA, BEN, fileOf, launch, templateCalls } from '../../../testing/templateCalls.ts';
import type { Session } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn(ADA);
});
const { handOver } = templateCalls(upstream, () => admin);
const { mailsTo } = memberFileTraces(upstream.db);

const room = (place: number) => `room ${place},,public,${BEN},,any member,any member`;
const rooms = (count: number) => Array.from({ length: count }, (_, place) => room(place));
const mailsOfFiles = async () => (await mailsTo(ADA)).filter(({ subject }) => subject.includes('_channels.csv'));

describe('the end of a filled template', () => {
  test('is mailed to whoever handed it over, with what became of its rows', async () => {
    await handOver(fileOf(...rooms(101), room(0)));
    await upstream.jobs.runDue();
    const [first, ...more] = await mailsOfFiles();
    expect(more).toEqual([]);
    expect(first?.subject).toContain('create_channels.csv');
    expect(first?.text).toMatch(/- Created: 101\n- Could not be done: 1\n/);

    await handOver(fileOf(...rooms(100), room(100).replace(',,public', ',News,public')), 'update_channels.csv');
    await upstream.jobs.runDue();
    const mails = await mailsOfFiles();
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => text).join()).toMatch(/- Changed: 1\n- As the file says already: 100\n/);
  });

  test('is not where it is short, nor to somebody who is gone', async () => {
    await handOver(fileOf(launch('launch')));
    await upstream.jobs.runDue();
    await handOver(fileOf(...rooms(101)));
    await setPerson(upstream.db, admin.guid, { state: 'deactivated' });
    await upstream.jobs.runDue();
    await setPerson(upstream.db, admin.guid, { state: 'active' });
    expect(await mailsOfFiles()).toEqual([]);
  });

  test('is where short work took longer than anybody waits', async () => {
    await handOver(fileOf(launch('launch')));
    upstream.clock.advance(60_001);
    await upstream.jobs.runDue();
    expect(await mailsOfFiles()).toHaveLength(1);
  });
});
