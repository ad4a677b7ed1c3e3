import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { billingData } from './answers.ts';

export function billingRoutes(): Routes<'billing'> {
  return { billingData: signedIn(adminsOnly, (context, { query }) => billingData(context, query)) };
}
