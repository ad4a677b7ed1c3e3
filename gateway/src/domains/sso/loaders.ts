import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { type ProvisioningRecord, toProvisioning, toSamlSetup, toSignIn } from './mapper.ts';
import { ssoRest } from './rest.ts';

export type SsoLoaders = ReturnType<typeof ssoLoaders>;

export function ssoLoaders(upstream: Upstream, log: Log) {
  const rest = ssoRest(upstream);
  let provisioning: Promise<ProvisioningRecord> | undefined;
  return {
    signIn: once(async () => toSignIn(await rest.signInConfiguration(), log)),
    samlSetup: once(async () => toSamlSetup((await rest.samlConfiguration()).configuration)),
    /** @param idpId the directory service, of which an installation has one */
    provisioning: (idpId: string): Promise<ProvisioningRecord> =>
      (provisioning ??= rest.provisioningToken(idpId).then(({ token }) => toProvisioning(token))),
  };
}
