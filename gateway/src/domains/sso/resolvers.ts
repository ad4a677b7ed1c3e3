import type { GatewayContext } from '../../context.ts';
import { fieldsOf } from '../../fields.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { memberOf } from '../member/mapper.ts';
import type { ProvisioningTokenRecord } from './mapper.ts';
import { provisioningTokenDelete } from './provisioningTokenDelete.ts';
import { provisioningTokenGenerate } from './provisioningTokenGenerate.ts';
import { scimUrl, serviceProvider } from './serviceProvider.ts';
import { signInOptions } from './signInOptions.ts';
import { teamGoogleSignInUpdate } from './teamGoogleSignInUpdate.ts';
import { teamRecoveryCodesCreate } from './teamRecoveryCodesCreate.ts';
import { teamSamlRemove } from './teamSamlRemove.ts';
import { teamSamlUpdate } from './teamSamlUpdate.ts';

const ofSignIn = fieldsOf(({ sso }) => sso.signIn());

async function makerOf({ createdByGuid }: ProvisioningTokenRecord, { loaders }: GatewayContext) {
  const profile = await loaders.member.leanProfile.load(createdByGuid);
  return profile && memberOf(profile);
}

export const ssoResolvers = {
  Query: { signInOptions },
  Mutation: {
    ...{ teamGoogleSignInUpdate, teamSamlUpdate, teamSamlRemove, teamRecoveryCodesCreate },
    ...{ provisioningTokenGenerate, provisioningTokenDelete },
  },
  Team: {
    isGoogleSignInRequired: ofSignIn('isGoogleSignInRequired'),
    signInMethod: ofSignIn('signInMethod'),
    samlSetup: (_team, _args, { loaders }) => loaders.sso.samlSetup(),
    provisioning: (_team, _args, { loaders, settings }) => loaders.sso.provisioning(settings.provisioningIdpId),
  },
  SamlSetup: { serviceProvider: (_setup, _args, context) => serviceProvider(context) },
  Provisioning: { scimUrl: (_provisioning, _args, context) => scimUrl(context) },
  ProvisioningToken: { createdBy: (token, _args, context) => makerOf(token, context) },
} satisfies Resolvers;
