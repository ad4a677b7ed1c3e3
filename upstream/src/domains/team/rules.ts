import { teamNameFormat } from '@muster/schema/formats/teamName';
import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import { changedOf } from '../../lib/changes.ts';
import { isReservedUrl } from './reservedUrlRules.ts';

type Editable = { name: string; url: string };

/** What an edit changes, or why it is refused. */
export type EditPlan =
  | { refusal: 'invalid_request' | 'url_reserved'; field: 'name' | 'url' }
  | { refusal: null; changes: Partial<Editable> };

/**
 * What becomes of a team by an edit: only what is given and differs. An address that a team has stays its own, though it be
 * reserved by now.
 */
export function planEdit(team: Editable, given: Partial<Editable>): EditPlan {
  const name = given.name === undefined ? team.name : teamNameFormat.safeParse(given.name).data;
  const url = given.url === undefined ? team.url : teamUrlFormat.safeParse(given.url).data;
  if (name === undefined) return { refusal: 'invalid_request', field: 'name' };
  if (url === undefined) return { refusal: 'invalid_request', field: 'url' };
  if (url !== team.url && isReservedUrl(url)) return { refusal: 'url_reserved', field: 'url' };
  return { refusal: null, changes: changedOf(team, { name, url }) };
}
