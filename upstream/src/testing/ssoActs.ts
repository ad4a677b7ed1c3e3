// What admins do about how people sign in, and about directory services.
import { eq } from 'drizzle-orm';
import { samlConfiguration } from '../db/tables/sso.ts';
import type { Act } from './bulkActs.ts';
import { GOOD } from './samlCertificates.ts';
import { START, type TestUpstream } from './testUpstream.ts';

export function ssoActs(upstream: TestUpstream, teamId: string): Act[] {
  const saml = {
    ...{ ssoUrl: 'https://id.orbit.example/sso', samlEntityId: 'https://id.orbit.example', publicCertificate: GOOD },
    ...{ secondCertificate: null, buttonLabel: 'Orbit ID', strictSSO: false },
  };
  const configure = (changes: Partial<typeof samlConfiguration.$inferInsert> = {}) =>
    upstream.db.transaction(async (queries) => {
      await queries.delete(samlConfiguration).where(eq(samlConfiguration.teamId, teamId));
      await queries.insert(samlConfiguration).values({ teamId, ...saml, testedAt: START, version: 1, ...changes });
    });
  const query = { idpId: 'directory' };
  return [
    {
      ...{ name: 'configures an identity provider', actions: ['sso.updateSaml'], call: 'sso.updateSamlConfiguration' },
      prepare: async () => ({ body: saml }),
    },
    {
      ...{ name: 'removes an identity provider', actions: ['sso.removeSaml'], call: 'sso.removeSamlConfiguration' },
      prepare: async () => {
        await configure();
        return {};
      },
    },
    {
      ...{ name: 'makes recovery codes', actions: ['sso.makeRecoveryCodes'], call: 'sso.createRecoveryCodes' },
      prepare: async () => {
        await configure({ strictSSO: true });
        return {};
      },
    },
    {
      ...{ name: 'lets a directory service in', actions: ['sso.generateProvisioningToken'] },
      call: 'sso.generateProvisioningToken',
      prepare: async () => ({ query, body: {} }),
    },
    {
      ...{ name: 'shuts a directory service out', actions: ['sso.deleteProvisioningToken'] },
      call: 'sso.deleteProvisioningToken',
      prepare: async () => {
        await upstream.db.transaction((queries) =>
          queries.execute(
            `insert into provisioning_token (team_id, idp_id, token_hash, ending, created_at, created_by) values ('${teamId}', 'directory', 'none', 'none', ${START}, 'orbit-0001')`,
          ),
        );
        return { query };
      },
    },
  ];
}
