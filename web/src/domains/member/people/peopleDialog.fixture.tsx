import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMemberListQuery } from '../../../generated/member/list/memberList.ts';
import { inputsWithKeysOf } from '../../../testing/gatewayPieces.ts';
import { click } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx';
import { memberName } from './memberName.ts';
import type { ListedMember, People, PeopleDialogProps } from './people.ts';

/** Somebody of a list of people, changed as given. */
export const listed = (number: number, changes: Partial<ListedMember> = {}): ListedMember => ({
  id: `member-${number}`,
  guid: `guid-${number}`,
  role: 'MEMBER',
  status: 'ACTIVE',
  statusSince: '2026-01-01T00:00:00Z',
  isLicensed: false,
  isAutoRenewEnabled: false,
  trialLicenceEndsAt: null,
  email: `person${number}@orbit.example`,
  name: { first: 'Person', last: String(number) },
  imageUrl: null,
  viewerCanApprove: false,
  viewerCanDeactivate: true,
  viewerCanReactivate: false,
  viewerCanDelete: true,
  viewerCanMakeAdmin: true,
  viewerCanRemoveAdmin: false,
  viewerCanUpgradeGuest: false,
  viewerCanEditGuestAccess: false,
  viewerCanAssignLicence: false,
  viewerCanDisableAutoRenew: false,
  viewerCanDowngrade: false,
  ...changes,
});

/** Several of them, from one number to another. */
export const listedFrom = (first: number, last: number, changes: Partial<ListedMember> = {}) =>
  Array.from({ length: last - first + 1 }, (_nothing, index) => listed(first + index, changes));

export const some = (...members: readonly ListedMember[]): People => ({ kind: 'some', members });

/** Everybody of the team's list, as many as given. */
export const everybody = (count: number): People => ({
  kind: 'matching',
  count,
  filter: { status: 'ACTIVE' },
  search: '',
  exceptIds: [],
});

/** The team of the tests: `people` are in the list behind the dialog. */
export const teamOf = (people: readonly ListedMember[], changes: Record<string, unknown> = {}) => ({
  id: 'team-1',
  membersCount: people.length,
  members: (args: { first: number; after?: string }) => connectionOf(people, args),
  ...changes,
});

/** Who acts in the tests: an admin with the guid `guid-1`. */
export const viewerOf = (team: Record<string, unknown>) => ({
  id: 'viewer-1',
  guid: 'guid-1',
  role: 'ADMIN',
  email: 'person1@orbit.example',
  name: { first: 'Person', last: '1' },
  team,
});

/** The list behind the dialog, as the console keeps it. */
function ListBehind() {
  const intl = useIntl();
  const { data } = useMemberListQuery({ variables: { first: 50, orderBy: { field: 'NAME', direction: 'ASC' } } });
  const list = data?.viewer.team?.members;
  return (
    <ul data-testid="behind">
      {list?.nodes.map((member) => (
        <li key={member.id}>{`${memberName(intl, member)} (${member.role})`}</li>
      ))}
    </ul>
  );
}

/** Opens a dialog over the list, as the page does. */
export const openDialog = async (
  dialog: (props: PeopleDialogProps) => ReactNode,
  gateway: Parameters<typeof renderInConsole>[1],
) => {
  const settled: (readonly string[])[] = [];
  function Host() {
    const [isOpen, setOpen] = useState(true);
    const props = {
      onClose: () => setOpen(false),
      onSettled: ({ failedIds }: { readonly failedIds: readonly string[] }) => void settled.push(failedIds),
    };
    return (
      <>
        <ListBehind />
        {isOpen && dialog(props)}
        <ToastRegion />
      </>
    );
  }
  const rendered = await renderInConsole(<Host />, gateway, '/manage/users');
  const calls = (name: string) => inputsWithKeysOf(rendered.sent, name);
  return { ...rendered, settled, calls };
};

/** Who is in the list behind the dialog, with their roles. */
export const behind = () =>
  within(screen.getByTestId('behind'))
    .queryAllByRole('listitem', { hidden: true })
    .map((one) => one.textContent);

export const press = (name: string | RegExp) => click(screen.getByRole('button', { name, hidden: true }));

export const dialogText = () => screen.getByRole('dialog').textContent;
