import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { ssoRest } from './rest.ts';

export type SsoLoaders = ReturnType<typeof ssoLoaders>;

export function ssoLoaders(upstream: Upstream) {
  const rest = ssoRest(upstream);
  return {
    isGoogleSignInRequired: once(async () => (await rest.signInConfiguration()).isGOC),
  };
}
