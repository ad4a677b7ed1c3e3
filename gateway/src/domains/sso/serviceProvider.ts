import type { GatewayContext } from '../../context.ts';
import type { SamlServiceProvider } from '../../generated/resolvers.ts';

/** What an identity provider has to know of the viewer's team: addresses of this gateway. */
export async function serviceProvider({ loaders, origin }: GatewayContext): Promise<SamlServiceProvider> {
  const { teamId } = await loaders.team.team();
  const at = (place: string) => new URL(`/sso/saml/${encodeURIComponent(teamId)}/${place}`, origin).href;
  const metadataUrl = at('metadata');
  return { entityId: metadataUrl, metadataUrl, acsUrl: at('acs'), startUrl: at('start') };
}

/** Where a directory service speaks to. */
export const scimUrl = ({ origin }: Pick<GatewayContext, 'origin'>): string => new URL('/scim/v2', origin).href;
