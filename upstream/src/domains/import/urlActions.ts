import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import type { Queries } from '../../db/database.ts';
import { isReservedUrl } from '../team/reservedUrlRules.ts';
import { type TeamRow, teamByUrl } from '../team/repository.ts';

/** A short address as a team would have it, or why it may not. Its own stays its own, though it be reserved by now. */
export async function judgeUrl(
  db: Queries,
  team: Pick<TeamRow, 'url'>,
  given: string,
): Promise<{ url: string; refusal: null } | { refusal: 'url_invalid' | 'url_reserved' | 'url_taken' }> {
  if (given.trim().toLowerCase() === team.url) return { url: team.url, refusal: null };
  const { data: url } = teamUrlFormat.safeParse(given);
  if (url === undefined) return { refusal: 'url_invalid' };
  if (isReservedUrl(url)) return { refusal: 'url_reserved' };
  return (await teamByUrl(db, url)) ? { refusal: 'url_taken' } : { url, refusal: null };
}
