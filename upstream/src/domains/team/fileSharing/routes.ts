import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { setDomainAttributes, setFileSharing } from './actions.ts';
import { domainAttributes, fileSharingSettings } from './answers.ts';
import { listSharers } from './repository.ts';

type Calls =
  | 'fileSharingSettings'
  | 'setFileSharingSettings'
  | 'domainAttributes'
  | 'setDomainAttributes'
  | 'fileSharingMembers';

/** Who may share files: of a team, and of an organisation, which is a team that takes in everybody of its domain. */
export const fileSharingRoutes: Pick<Routes<'team'>, Calls> = {
  fileSharingSettings: signedIn(adminsOnly, fileSharingSettings),
  setFileSharingSettings: signedIn(adminsOnly, async (context, { body }) => {
    await setFileSharing(context, body);
    return fileSharingSettings(context);
  }),
  domainAttributes: signedIn(adminsOnly, domainAttributes),
  setDomainAttributes: signedIn(adminsOnly, async (context, { body }) => {
    await setDomainAttributes(context, body);
    return domainAttributes(context);
  }),
  fileSharingMembers: signedIn(adminsOnly, async ({ db, actor }, { query: { limit, offset } }) =>
    listSharers(db, actor.teamId, { limit, offset }),
  ),
};
