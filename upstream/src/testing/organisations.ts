// Teams that ask each other to become one organisation: no request stands when a test begins.
import { mail } from '../db/tables/system.ts';
import { domainRequest } from '../db/tables/team.ts';
import { organisationDomains } from '../domains/team/organisation/repository.ts';
import { teamOf } from '../domains/team/repository.ts';
import { startFreshUpstream } from './freshUpstream.ts';
import type { Session } from './testUpstream.ts';

export async function startOrganisations() {
  const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'sprout.example']);
  const { db } = upstream;
  return {
    upstream,
    /** Lets go of the demo's requests; the admins of two teams. Nobody has been mailed yet. */
    begin: async () => {
      await db.transaction((queries) => queries.delete(domainRequest));
      const orbit = await upstream.signIn('admin@orbit.example');
      const seedling = await upstream.signIn('admin@seedling.example');
      await db.transaction((queries) => queries.delete(mail));
      return { orbit, seedling };
    },
    act: (requestType: string, domain: string, by: Session) =>
      upstream.post('/team/domain-request', { domain, requestType }, by),
    roster: async (by: Session) => (await upstream.get('/team/domain-roster', by)).body,
    /** To whom what was mailed, in order. */
    mails: () =>
      db.read((queries) => queries.select({ to: mail.recipient, text: mail.text }).from(mail).orderBy(mail.mailId)),
    /** The domains that are one organisation with a team, and its own. */
    domainsOf: (teamId: string) =>
      db.read(async (queries) => [...(await organisationDomains(queries, await teamOf(queries, teamId)))].toSorted()),
  };
}
