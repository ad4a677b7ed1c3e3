import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  downAtFirst,
  inputsWithKeysOf,
  keeping,
  planGate,
  settingChange,
  userError,
} from '../../../testing/gatewayPieces.ts';
import { answered, press, toggle } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import InviteMembersPanel from './InviteMembersPanel.tsx';
import { control } from './inviteSettings.fixture.ts';

const MUTATION = 'teamAdminInviteUpdate';
const SWITCH = 'Only admins can invite members';
type Input = { isAdminInvite: boolean; idempotencyKey: string };

async function open(
  isAdminInvite: boolean,
  { gate = planGate('INVITE_CONTROL', null), answer }: { gate?: unknown; answer?: (input: Input) => unknown } = {},
) {
  let kept = isAdminInvite;
  const team = {
    ...{ id: 'team-1', version: 1, viewerCanInviteMembers: true },
    ...{ isAdminInvite: () => kept, settingChange: () => settingChange(), planGate: () => gate },
  };
  const page = await renderInConsole(<InviteMembersPanel />, {
    viewer: { id: 'viewer-1', team },
    eventsPublish: { publishedCount: 1, userErrors: [] },
    [MUTATION]: keeping({ team }, (input: Input) => void (kept = input.isAdminInvite), answer),
  });
  const inputs = () => inputsWithKeysOf(page.sent, MUTATION) as Input[];
  return { ...page, inputs };
}

it('says how it stands and who changed it last; a change is saved at once', async () => {
  const { inputs } = await open(false);
  expect(control(SWITCH).checked).toBe(false);
  expect(screen.getByText('Everybody but guests can add people to the team.')).toBeTruthy();
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toEqual([{ isAdminInvite: true, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(screen.queryByText(/PRO/)).toBeNull();
});

it('shows the new value with its progress, and takes no further press', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { inputs } = await open(false, { answer: () => promise });
  await toggle(SWITCH);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByText('Saving…')).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toHaveLength(1);
  await answered(() => resolve());
  expect(control(SWITCH).checked).toBe(true);
});

it('goes back where it was not kept, says so, and tries again under the same key', async () => {
  const answer = downAtFirst(() => undefined);
  const { inputs } = await open(false, {
    answer,
  });
  await toggle(SWITCH);
  expect(control(SWITCH).checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('could not be changed');
  answer.mend();
  await toggle(SWITCH);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(inputs()[1]).toEqual(inputs()[0]);
});

it('on a free plan a try leads to the paywall and changes nothing', async () => {
  const { inputs, address } = await open(false, { gate: planGate('INVITE_CONTROL', 0) });
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText('This is part of PRO.')).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toEqual([]);
  expect(control(SWITCH).checked).toBe(false);
  const paywall = screen.getByRole('note');
  expect(paywall.textContent).toContain('With PRO');
  expect(paywall.parentElement).toBe(document.activeElement);
  await press('Upgrade to PRO');
  expect(address()).toBe('/billing?feature=invite-control');
});

it('a team that is not asked to upgrade is told without the way', async () => {
  await open(false, { gate: planGate('INVITE_CONTROL', 0, 0, false) });
  await toggle(SWITCH);
  expect(screen.getByRole('note')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('what stands from a better plan holds on, and can be turned off', async () => {
  const { inputs } = await open(true, { gate: planGate('INVITE_CONTROL', 0, 1) });
  expect(screen.getByText(/It stays on although your plan does not include it/)).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toMatchObject([{ isAdminInvite: false }]);
  expect(control(SWITCH).checked).toBe(false);
  await toggle(SWITCH);
  expect(inputs()).toHaveLength(1);
  expect(screen.getByRole('note')).toBeTruthy();
});

it('where the plan is not known, the service refuses, and that is told', async () => {
  const refusal = { team: null, userErrors: [userError('PLAN_REQUIRED', ['isAdminInvite'])] };
  await open(false, { gate: null, answer: () => refusal });
  await toggle(SWITCH);
  expect(control(SWITCH).checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Your plan does not include this');
});

it('that it could not be read is told, and read again by Retry', async () => {
  const isAdminInvite = downAtFirst(() => true);
  await renderInConsole(<InviteMembersPanel />, {
    viewer: { id: 'viewer-1', team: { id: 'team-1', isAdminInvite, settingChange: null, planGate: null } },
  });
  expect(screen.getByRole('alert').textContent).toContain('Who may invite people could not be loaded');
  isAdminInvite.mend();
  await press('Retry');
  expect(control(SWITCH).checked).toBe(true);
});
