import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges, useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { press, rest, typeInto } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { startUpOf } from '../../../app/console.fixture.ts';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { ViewerProvider } from '../viewerContext.ts';
import { TeamsSection } from './TeamsSection.tsx';

const orbit = {
  ...{ id: 'orbit', name: 'Orbit', url: 'orbit', avatarUrl: null, role: 'ADMIN' },
  ...{ membersCount: 120, isCurrent: true, consoleUrl: null, leaveEffect: 'ADMIN_RIGHTS_END' },
};
const harbor = {
  ...{ ...orbit, id: 'harbor', name: 'Harbor', url: 'harbor', role: 'MEMBER' },
  ...{ membersCount: 1, isCurrent: false, leaveEffect: 'MEMBERSHIP_ENDS' },
};

const show = (teams: unknown, mutations: Record<string, unknown> = {}, isAddressProven = true) =>
  renderInConsole(
    <ViewerProvider value={startUpOf().viewer}>
      <TeamsSection />
    </ViewerProvider>,
    { viewer: { id: 'viewer-1', isAddressProven, teams }, ...mutations },
  );
const item = (name: string) => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`No ${name}`);
  return found;
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the viewer’s teams', () => {
  it('are listed with address, role and number of people; the present one is marked', async () => {
    await show([orbit, harbor]);
    expect(item('Orbit').textContent).toContain('orbit · Admin · 120 people');
    expect(within(item('Orbit')).getByText('Present team')).toBeTruthy();
    expect(item('Harbor').textContent).toContain('harbor · Member · 1 person');
    expect(within(item('Harbor')).queryByText('Present team')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Manage Orbit' })).toBeNull();
  });

  it('say where a number is missing, and where there is but one team', async () => {
    await show([{ ...orbit, membersCount: null }]);
    expect(item('Orbit').textContent).toContain('orbit · Admin · count unavailable');
    expect(screen.getByText('You belong to no other team.')).toBeTruthy();
  });

  it('say why there is but one where its identity provider has let the viewer in', async () => {
    await show([orbit], {}, false);
    expect(screen.getByText(/^You signed in at this team’s identity provider/)).toBeTruthy();
    expect(screen.queryByText('You belong to no other team.')).toBeNull();
  });

  it('are all listed once a PIN has shown that the address is the viewer’s', async () => {
    const proven = { viewer: { id: 'viewer-1', isAddressProven: true, teams: [orbit, harbor] }, userErrors: [] };
    const wrong = { viewer: null, userErrors: [userError('INVALID')] };
    const { sent } = await show(
      [orbit],
      {
        viewerAddressPinIssue: () => ({
          viewer: { id: 'viewer-1', isAddressProven: false, teams: [orbit] },
          userErrors: [],
        }),
        viewerAddressProve: ({ input }: { input: { pin: string } }) => (input.pin === '123456' ? proven : wrong),
      },
      false,
    );
    await press('Send me a PIN');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your e-mail address' });
    expect(within(dialog).getByText(/^We sent a PIN to /)).toBeTruthy();
    await typeInto(within(dialog).getByLabelText('6-digit PIN'), '111111');
    await press('Show my teams');
    expect(within(dialog).getByText('The PIN entered is incorrect.')).toBeTruthy();
    await typeInto(within(dialog).getByLabelText('6-digit PIN'), '123456');
    await press('Show my teams');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(item('Harbor')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send me a PIN' })).toBeNull();
    expect(sent.filter(({ name }) => name === 'viewerAddressProve')).toHaveLength(2);
  });

  const unproven = { viewer: { id: 'viewer-1', isAddressProven: false, teams: [orbit] }, userErrors: [] };
  const tooOften = { viewer: null, userErrors: [{ ...userError('LIMIT_REACHED'), retryAfterSeconds: 9 }] };

  it('stay as they are where no PIN could be sent', async () => {
    const answer = downAtFirst(() => tooOften);
    await show([orbit], { viewerAddressPinIssue: answer }, false);
    await press('Send me a PIN');
    expect(screen.getByText('The PIN could not be sent. Please try again.')).toBeTruthy();
    answer.mend();
    await press('Send me a PIN');
    expect(screen.getByText('That was tried too often. Please try again in 9 seconds.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed by the PIN that was sent a moment ago, too', async () => {
    const answers = [unproven, tooOften];
    await show([orbit], { viewerAddressPinIssue: () => answers.shift() }, false);
    await press('Send me a PIN');
    await press('Cancel');
    await rest();
    await press('Send me a PIN');
    expect(await screen.findByText('We sent you a PIN a moment ago. Please use that one.')).toBeTruthy();
  });

  it('that cannot be loaded come back on Retry', async () => {
    const answer = downAtFirst(() => [orbit]);
    await show(answer);
    expect(screen.getByText('Your teams could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    answer.mend();
    await press('Retry');
    expect(item('Orbit')).toBeTruthy();
  });
});

describe('managing another team', () => {
  it('leads to its own console where it has one', async () => {
    await show([orbit, { ...harbor, consoleUrl: 'https://harbor.console.example.com/' }]);
    const link = screen.getByRole('link', { name: 'Manage Harbor' });
    expect(link.getAttribute('href')).toBe('https://harbor.console.example.com/');
  });

  it('enters it in this console otherwise', async () => {
    const viewerTeamSwitch = () => ({ guid: 'harbor-0010', userErrors: [] });
    const { sent, moves } = await show([orbit, harbor], { viewerTeamSwitch });
    await press('Manage Harbor');
    expect(sent.find(({ name }) => name === 'viewerTeamSwitch')?.variables).toMatchObject({
      input: { membershipId: 'harbor' },
    });
    expect(moves).toEqual(['enterTeam']);
  });

  it.each([
    ['NOT_ALLOWED', 'account.teams.notAllowed'],
    ['NOT_FOUND', 'account.teams.gone'],
    ['UNAVAILABLE', 'account.teams.switchFailed'],
  ])('that is refused (%s) is told', async (code, id) => {
    const refusal = { guid: null, userErrors: [userError(code)] };
    const { moves } = await show([orbit, harbor], { viewerTeamSwitch: () => refusal });
    await press('Manage Harbor');
    expect(currentToasts()).toMatchObject([{ tone: 'error', text: { id }, values: { team: 'Harbor' } }]);
    expect(moves).toEqual([]);
  });

  it.each(['SSO_REQUIRED', 'GOOGLE_SIGN_IN_REQUIRED'])('goes to the one way in that it has: %s', async (code) => {
    const startPath = '/sso/saml/team-harbor/start';
    const refusal = { guid: null, startPath, userErrors: [userError(code)] };
    const { moves } = await show([orbit, harbor], { viewerTeamSwitch: () => refusal });
    await press('Manage Harbor');
    expect(moves).toEqual([startPath]);
    expect(currentToasts()).toEqual([]);
  });

  it('that fails can be tried again', async () => {
    const viewerTeamSwitch = downAtFirst(() => ({ guid: 'harbor-0010', userErrors: [] }));
    const { moves } = await show([orbit, harbor], { viewerTeamSwitch });
    await press('Manage Harbor');
    expect(moves).toEqual([]);
    viewerTeamSwitch.mend();
    await press('Manage Harbor');
    expect(moves).toEqual(['enterTeam']);
  });
});

describe('managing another team with unsaved changes', () => {
  const Typed = () => {
    useUnsavedChanges(true);
    return <TeamsSection />;
  };
  const open = () =>
    renderInConsole(<Typed />, {
      viewer: { id: 'viewer-1', teams: [orbit, harbor] },
      viewerTeamSwitch: () => ({ guid: 'harbor-0010', userErrors: [] }),
    });

  it('is asked about, and not done where the answer is no', async () => {
    const { moves } = await open();
    await press('Manage Harbor');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Stay on this page');
    expect(moves).toEqual([]);
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('goes on where the answer is yes, and nothing asks again', async () => {
    const { moves } = await open();
    await press('Manage Harbor');
    await press('Leave without saving');
    expect(moves).toEqual(['enterTeam']);
    expect(hasUnsavedChanges()).toBe(false);
  });
});

describe('leaving another team', () => {
  it('leaves the list, and the focus in it, where it cannot be read again', async () => {
    let isDown = false;
    const teamLeave = () => {
      isDown = true;
      return { membershipId: 'harbor', isCurrentTeam: false, isTeamDeleted: false, userErrors: [] };
    };
    const teams = () => {
      if (isDown) throw new Error('down');
      return [orbit, harbor];
    };
    await show(teams, { teamLeave });
    screen.getByRole('button', { name: 'Leave Harbor' }).focus();
    await press('Leave Harbor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Harbor?' }));
    await press('Leave Harbor', dialog);
    await rest(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Leave Orbit');
    await rest(2_500);
    expect(item('Orbit')).toBeTruthy();
    expect(screen.queryByText('Your teams could not be loaded')).toBeNull();
  });

  it('takes it off the list at once, and reads the list again after two seconds', async () => {
    let teams = [orbit, harbor];
    const teamLeave = () => {
      teams = [orbit];
      return { membershipId: 'harbor', isCurrentTeam: false, isTeamDeleted: false, userErrors: [] };
    };
    const { sent } = await show(() => teams, { teamLeave });
    const reads = () => sent.filter(({ name }) => name === 'ownTeams').length;
    await press('Leave Harbor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Harbor?' }));
    await press('Leave Harbor', dialog);
    await rest(0);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const before = reads();
    await rest(1_500);
    expect(reads()).toBe(before);
    await rest(600);
    expect(reads()).toBe(before + 1);
    expect(item('Orbit')).toBeTruthy();
  });
});
