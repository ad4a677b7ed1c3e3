import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { paymentMethods } from './answers.ts';

export const paymentRoutes = (): Routes<'payment'> => ({ paymentMethods: signedIn(adminsOnly, paymentMethods) });
