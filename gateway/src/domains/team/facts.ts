import type { GatewayContext } from '../../context.ts';
import { unlessAway } from '../../upstream/errors.ts';

/** PRO or more. The state's plan is the one that counts now: a running trial is PRO, unpaid dues make it FREE. */
export async function isProPlan({ loaders }: GatewayContext): Promise<boolean> {
  const { plan } = await loaders.team.state();
  return plan === 'PRO' || plan === 'ENTERPRISE';
}

/** The same; no team while the service cannot say its plan, so that nobody is offered what it may not include. */
export const hasPro = (context: GatewayContext): Promise<boolean> => unlessAway(() => isProPlan(context), false);
