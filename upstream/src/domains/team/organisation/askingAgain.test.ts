import { beforeEach, describe, expect, test } from 'vitest';
import { domainRequest, team } from '../../../db/tables/team.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { startOrganisations } from '../../../testing/organisations.ts';
import { type Session, START, codeOf } from '../../../testing/testUpstream.ts';
import { teamOf } from '../repository.ts';

const { upstream, begin, act, roster, mails, domainsOf } = await startOrganisations();
let orbit: Session;
let seedling: Session;
beforeEach(async () => {
  ({ orbit, seedling } = await begin());
});

const ask = (domain: string, by = orbit) => act('REQUEST', domain, by);

describe('asking again', () => {
  const askedMails = async () => (await mails()).filter(({ text }) => text.includes('asks to become one')).length;

  test('and again is possible at once, and mailed once a day at most, however it was ended', async () => {
    await ask('seedling.example');
    expect(await askedMails()).toBe(1);
    for (const end of [
      () => act('REMOVAL', 'seedling.example', orbit),
      () => act('DECLINED', 'orbit.example', seedling),
      async () => {
        await act('DECLINED', 'orbit.example', seedling);
        await act('REMOVAL', 'seedling.example', orbit);
      },
      async () => {
        await act('APPROVAL', 'orbit.example', seedling);
        await act('REMOVAL', 'seedling.example', orbit);
      },
    ]) {
      await end();
      expect((await ask('seedling.example')).status).toBe(200);
      expect(await roster(seedling)).toMatchObject({ received: [{ status: 'REQUESTED' }] });
    }
    expect(await askedMails()).toBe(1);
    await act('REMOVAL', 'seedling.example', orbit);
    upstream.clock.advance(DAY_MS + 1);
    orbit = await upstream.signIn('admin@orbit.example');
    await ask('seedling.example');
    expect(await askedMails()).toBe(2);
  });

  test('what was withdrawn is no relation: the other team may ask, and is heard by mail', async () => {
    await ask('seedling.example');
    await act('REMOVAL', 'seedling.example', orbit);
    expect([await roster(orbit), await roster(seedling)]).toEqual([
      { sent: [], received: [] },
      { sent: [], received: [] },
    ]);
    expect(codeOf(await act('REMOVAL', 'seedling.example', orbit))).toBe('404 request_not_found');
    expect(codeOf(await act('APPROVAL', 'orbit.example', seedling))).toBe('404 request_not_found');
    expect(await domainsOf('team-orbit')).toEqual(['orbit.example']);
    expect((await ask('orbit.example', seedling)).status).toBe(200);
    expect((await mails()).map(({ to }) => to)).toContain('admin@orbit.example');
  });

  test('is refused while twenty requests wait', async () => {
    const numbers = Array.from({ length: 20 }, (_one, index) => index);
    await upstream.db.transaction(async (queries) => {
      const like = await teamOf(queries, 'team-sprout');
      const idOf = (index: number) => `asked-${index}`;
      await queries
        .insert(team)
        .values(
          numbers.map((index) => ({ ...like, teamId: idOf(index), url: idOf(index), domain: `asked${index}.example` })),
        );
      await queries.insert(domainRequest).values(
        numbers.map((index) => ({
          ...{ fromTeamId: 'team-orbit', toTeamId: idOf(index), status: 'REQUESTED' as const },
          ...{ requestedAt: START, decidedAt: null },
        })),
      );
    });
    expect(codeOf(await ask('seedling.example'))).toBe('400 too_many_subjects');
    expect(await mails()).toEqual([]);
    await act('REMOVAL', 'asked7.example', orbit);
    expect((await ask('seedling.example')).status).toBe(200);
  });
});
