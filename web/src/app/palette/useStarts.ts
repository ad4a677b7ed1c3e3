import { skipToken, useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../lib/paths.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import { useTeamSize } from '../../domains/member/people/useTeamSize.ts';
import { InviteRightsDocument } from '../../generated/member/inviteRights.ts';
import { EnterpriseIcon, ImportIcon, KeyIcon, MembersIcon, WebhooksIcon } from '../../ui/icons.tsx';
import { useConsole } from '../console/consoleContext.ts';
import type { Entry } from './entries.ts';
import { startNames } from './messages.ts';
import { openRow } from './openRow.ts';
import { useOpenDialog } from './useOpenDialog.ts';

/** What is done to many members by a file, by the mode's word in the address. */
const BY_FILE = [
  ['add', startNames.addByFile],
  ['edit', startNames.editByFile],
  ['deactivate', startNames.deactivateByFile],
  ['delete', startNames.deleteByFile],
] as const;

const DELETE_BY_FILE = pathTo('bulkManage', { mode: 'delete' });

/** The chat tools that a team is brought over from, by their words in the address. */
const IMPORTS = [
  ['slack', startNames.importSlack],
  ['hipchat', startNames.importHipchat],
  ['hipchat-server', startNames.importHipchatServer],
  ['stride', startNames.importStride],
] as const;

/** What can be begun from anywhere: the address at which it opens, and the right that it takes beside that page's guards. */
const STARTS = [
  {
    path: pathTo('members'),
    dialog: 'add-users',
    name: startNames.addUsers,
    also: startNames.invite,
    icon: MembersIcon,
    right: 'viewerCanInviteMembers',
  },
  {
    path: pathTo('members'),
    dialog: 'add-guests',
    name: startNames.addGuests,
    also: startNames.invite,
    icon: MembersIcon,
    right: 'viewerCanInviteGuests',
  },
  { path: pathTo('members'), dialog: 'make-admin', name: startNames.makeAdmin, icon: KeyIcon, right: null },
  ...BY_FILE.map(([mode, name]) => ({
    ...{ path: pathTo('bulkManage', { mode }), name, icon: MembersIcon },
    ...({ dialog: null, right: null, isUsual: false } as const),
  })),
  ...IMPORTS.map(([slug, name]) => ({
    ...{ path: pathTo('importForm', { slug }), name, icon: ImportIcon },
    ...({ dialog: null, right: null, isUsual: false } as const),
  })),
  {
    path: pathTo('customFieldAdd'),
    dialog: null,
    name: startNames.customField,
    icon: EnterpriseIcon,
    right: null,
  },
  {
    path: pathTo('userGroupAdd'),
    dialog: null,
    name: startNames.userGroup,
    icon: EnterpriseIcon,
    right: null,
  },
  {
    path: pathTo('webhookAddIncoming'),
    dialog: null,
    name: startNames.incomingWebhook,
    icon: WebhooksIcon,
    right: null,
  },
  {
    path: pathTo('webhookAddOutgoing'),
    dialog: null,
    name: startNames.outgoingWebhook,
    icon: WebhooksIcon,
    right: null,
  },
] as const;

/** What this viewer may begin, each where its page lets them in and fits the device. */
export function useStarts(): readonly Entry[] {
  const { formatMessage } = useIntl();
  const { visitor } = useConsole();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const { data } = useQuery(InviteRightsDocument, visitor.role === 'ADMIN' ? IN_PLACE : skipToken);
  const rights = data?.viewer.team;
  const isLarge = useTeamSize(visitor.role === 'ADMIN')?.isLargeTeam === true;
  const isOpen = (path: string) => {
    const row = openRow(path, visitor);
    // Whatever guests may open as well, they begin nothing.
    return visitor.role !== 'GUEST' && row !== null && !(row.desktopOnly && visitor.isMobileDevice);
  };
  // People are deleted by files in large teams only.
  const isFor = (path: string) => path !== DELETE_BY_FILE || isLarge;
  const has = (right: (typeof STARTS)[number]['right']) => right === null || rights?.[right] === true;
  return STARTS.filter(({ path, right }) => isFor(path) && isOpen(path) && has(right)).map(
    ({ path, dialog, name, icon, ...more }): Entry => ({
      id: `${path} ${dialog ?? ''}`,
      group: 'actions',
      ...(!('isUsual' in more) && { isUsual: true }),
      label: formatMessage(name),
      ...('also' in more && { also: formatMessage(more.also) }),
      icon,
      run: () => void (dialog === null ? navigate(path) : openDialog(path, { dialog, member: null })),
    }),
  );
}
