import type { Queries } from '../../db/database.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { lockForAdmin } from '../member/actions.ts';
import { changeFileSharing, fileSharingOf } from './fileSharingActions.ts';
import { listSharers } from './fileSharingRepository.ts';
import { isOrganisation } from './fileSharingRules.ts';
import { teamOf } from './repository.ts';

type Calls =
  'fileSharingSettings' | 'setFileSharingSettings' | 'domainAttributes' | 'setDomainAttributes' | 'fileSharingMembers';

/** Who may share files: of a team, and of an organisation, which is a team that takes in everybody of its domain. */
export const fileSharingRoutes: Pick<Routes<'team'>, Calls> = {
  fileSharingSettings: signedIn(adminsOnly, async ({ db, actor }) => fileSharingOf(db, actor.teamId)),
  setFileSharingSettings: signedIn(adminsOnly, setFileSharingSettings),
  domainAttributes: signedIn(adminsOnly, async ({ db, actor }) => domainAttributesOf(db, actor.teamId)),
  setDomainAttributes: signedIn(adminsOnly, setDomainAttributes),
  fileSharingMembers: signedIn(adminsOnly, async ({ db, actor }, { query: { limit, offset } }) =>
    listSharers(db, actor.teamId, { limit, offset }),
  ),
};

async function setFileSharingSettings(context: SessionContext, { body }: Input<'team', 'setFileSharingSettings'>) {
  const cause = await lockForAdmin(context);
  await changeFileSharing(cause, body);
  return fileSharingOf(cause.db, cause.teamId);
}

async function setDomainAttributes(context: SessionContext, { body }: Input<'team', 'setDomainAttributes'>) {
  const cause = await lockForAdmin(context);
  if (!isOrganisation(await teamOf(cause.db, cause.teamId))) throw new Refusal('not_an_organisation');
  const { fileSharingMode, ...rest } = body;
  await changeFileSharing(cause, { ...rest, mode: fileSharingMode });
  return domainAttributesOf(cause.db, cause.teamId);
}

async function domainAttributesOf(db: Queries, teamId: string) {
  const { mode, ...rest } = await fileSharingOf(db, teamId);
  return { fileSharingMode: mode, ...rest };
}
