import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/service.ts';
import { domainAttributesOf, fileSharingOf, setDomainAttributes, setFileSharing } from './actions.ts';
import { listSharers } from './repository.ts';

type Calls =
  'fileSharingSettings' | 'setFileSharingSettings' | 'domainAttributes' | 'setDomainAttributes' | 'fileSharingMembers';

/** Who may share files: of a team, and of an organisation, which is a team that takes in everybody of its domain. */
export const fileSharingRoutes: Pick<Routes<'team'>, Calls> = {
  fileSharingSettings: signedIn(adminsOnly, async ({ db, actor }) => fileSharingOf(db, actor.teamId)),
  setFileSharingSettings: signedIn(adminsOnly, (context, { body }) => setFileSharing(context, body)),
  domainAttributes: signedIn(adminsOnly, async ({ db, actor }) => domainAttributesOf(db, actor.teamId)),
  setDomainAttributes: signedIn(adminsOnly, (context, { body }) => setDomainAttributes(context, body)),
  fileSharingMembers: signedIn(adminsOnly, async ({ db, actor }, { query: { limit, offset } }) =>
    listSharers(db, actor.teamId, { limit, offset }),
  ),
};
