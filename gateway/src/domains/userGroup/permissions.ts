import type { GatewayContext } from '../../context.ts';
import { isAdmin } from '../identity/loaders.ts';
import { isProPlan } from '../team/loaders.ts';

/** Admins, on any plan. */
export const canDelete = isAdmin;

/** The same in teams with PRO; nobody while the plan is not known. */
export async function canEdit(context: GatewayContext): Promise<boolean> {
  const [mayAtAll, hasPlan] = await Promise.all([canDelete(context), isProPlan(context).catch(() => false)]);
  return mayAtAll && hasPlan;
}
