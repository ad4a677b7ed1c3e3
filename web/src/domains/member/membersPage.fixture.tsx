import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { connectionOf, renderInConsole, type Gateway, type person } from '../../testing/renderInConsole.tsx';
import MembersPage from './MembersPage.tsx';

export type TestPerson = ReturnType<typeof person>;

interface MembersArgs {
  readonly first: number;
  readonly after?: string;
  readonly search?: string;
  readonly filter?: { readonly role?: string; readonly status?: string; readonly isLicensed?: boolean };
}

/** The gateway's lists over some people. */
export const listsOf = (people: readonly TestPerson[]) => ({
  members: (args: MembersArgs) => {
    const { search, filter = {} } = args;
    const { role, status = 'ACTIVE', isLicensed } = filter;
    return connectionOf(
      people
        .filter((one) => one.status === status && (!role || one.role === role))
        .filter((one) => isLicensed === undefined || (one.isLicensed === isLicensed && one.role !== 'GUEST'))
        .filter(({ email }) => !search || email.startsWith(search)),
      args,
    );
  },
  admins: (args: MembersArgs) =>
    connectionOf(
      people.filter((one) => one.status === 'ACTIVE' && one.role === 'ADMIN'),
      args,
    ),
});

/** A team on PRO with these people. */
export const teamOf = (people: readonly TestPerson[], changes: Record<string, unknown> = {}) => ({
  id: 'team-1',
  plan: 'PRO',
  isProPlan: true,
  isProPlanInitialized: true,
  isLargeTeam: false,
  membersCount: people.filter(({ status }) => status === 'ACTIVE').length,
  memberSearchMinLength: 1,
  viewerCanInviteMembers: true,
  viewerCanInviteGuests: true,
  billing: {
    isLiteUserRestricted: false,
    viewerCanActivatePlan: false,
    unusedLicencesCount: 20,
    licensedUsersCount: 80,
  },
  bulkJobs: [],
  ...listsOf(people),
  ...changes,
});

/** Opens the page in a browser that lays nothing out: a box of 240 px. */
export const openMembers = async (
  people: readonly TestPerson[],
  {
    query = '',
    team = {},
    answers = {},
    beside = null,
  }: {
    query?: string;
    team?: Record<string, unknown>;
    /** What the gateway answers to mutations, or in the place of what it would answer. */
    answers?: Record<string, unknown>;
    /** What the console has beside the page. */
    beside?: ReactNode;
  } = {},
) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2600);
  const viewer = { id: 'viewer-1', guid: 'guid-viewer', role: 'ADMIN', team: teamOf(people, team) };
  const node = ({ id }: { id: string }) => {
    const found = people.find((one) => one.id === id);
    return found ? { __typename: 'Member', ...found } : null;
  };
  const gateway: Gateway = { viewer, node, ...answers };
  const page = (
    <>
      <MembersPage />
      {beside}
    </>
  );
  return renderInConsole(page, gateway, `/manage/users${query}`);
};

/** Presses something, and waits for what is fetched then. */
export const press = async (element: HTMLElement, options = {}) => {
  await act(async () => fireEvent.click(element, options));
};

/** The box of the person of that number. */
export const boxOf = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Person ${String(number).padStart(4, '0')}` });

/** Opens somebody's menu; answers its lines with what cannot be chosen marked. */
export const openMenu = async (name: string) => {
  await press(screen.getByRole('button', { name }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((one) => (one.getAttribute('aria-disabled') ? `(${one.textContent})` : one.textContent));
};
