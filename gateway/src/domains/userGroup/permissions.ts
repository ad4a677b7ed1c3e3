import type { GatewayContext } from '../../context.ts';
import { isAdmin } from '../identity/facts.ts';
import { hasPro } from '../team/facts.ts';

/** Admins, on any plan. */
export const canDelete = isAdmin;

/** The same in teams with PRO; nobody while the plan is not known. */
export async function canEdit(context: GatewayContext): Promise<boolean> {
  const [mayAtAll, hasPlan] = await Promise.all([canDelete(context), hasPro(context)]);
  return mayAtAll && hasPlan;
}
