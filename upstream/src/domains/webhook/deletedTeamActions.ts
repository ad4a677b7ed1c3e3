import type { Queries } from '../../db/database.ts';
import { dropUnusedIcon } from './iconActions.ts';
import { dropOfDeletedTeams } from './repository.ts';

/**
 * Takes webhooks of teams that were deleted: where they call, and by which secret, is nobody's any more. At most so many.
 *
 * @returns how many
 */
export async function dropWebhooksOfDeletedTeams(
  context: { readonly db: Queries; readonly now: number },
  atMost: number,
): Promise<number> {
  const dropped = await dropOfDeletedTeams(context.db, atMost);
  for (const icon of new Set(dropped.map(({ iconFile }) => iconFile))) await dropUnusedIcon(context, icon);
  return dropped.length;
}
