import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { updateAutoJoin } from './autoJoinActions.ts';
import { toGroup } from './groupAnswers.ts';

/** Which channels everybody joins. */
export const autoJoinRoutes: Pick<Routes<'channel'>, 'updateGroup'> = {
  updateGroup: signedIn(adminsOnly, async (context, { body }) =>
    toGroup(context.db, await updateAutoJoin(context, body.to, body.config.autoJoin)),
  ),
};
