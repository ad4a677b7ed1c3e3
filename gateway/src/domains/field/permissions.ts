import type { GatewayContext } from '../../context.ts';
import { isAdmin } from '../identity/facts.ts';
import { hasPro } from '../team/facts.ts';
import type { CustomFieldRecord } from './mapper.ts';
import type { ProfileFieldRecord } from './profileMapper.ts';

/** Admins, of what is the team's. A type of owner that this version does not know may be the installation. */
export const canDelete = async ({ editableBy }: CustomFieldRecord, context: GatewayContext) =>
  (editableBy === 'USER' || editableBy === 'ADMIN') && isAdmin(context);

/** The same in teams with PRO. */
export async function canEdit(field: CustomFieldRecord, context: GatewayContext) {
  const [mayAtAll, hasPlan] = await Promise.all([canDelete(field, context), hasPro(context)]);
  return mayAtAll && hasPlan;
}

/** Admins everybody's, others their own where the field lets them; in teams with PRO. */
export async function canFill({ guid, field }: ProfileFieldRecord, context: GatewayContext) {
  const isOwn = guid === context.identity?.credentials.guid;
  const [mayAtAll, hasPlan] = await Promise.all([
    (isOwn && field.editableBy === 'USER') || isAdmin(context),
    hasPro(context),
  ]);
  return mayAtAll && hasPlan;
}
