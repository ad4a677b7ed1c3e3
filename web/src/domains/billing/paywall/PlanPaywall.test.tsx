import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { down } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { PlanPaywall } from './PlanPaywall.tsx';
import { isLocked, useGateAfterRefusal, usePlanGate } from './usePlanGate.ts';

let told: ReturnType<typeof listenToEvents>;
beforeEach(() => {
  told = listenToEvents();
});

function Panel() {
  const { gate, readAgain } = usePlanGate('FILE_SHARING');
  const [isThere, setThere] = useState(true);
  const [code, setCode] = useState<string | null>(null);
  useGateAfterRefusal(code === null ? null : { kind: 'refused', code, field: null }, readAgain);
  return (
    <>
      <p>{isLocked(gate) ? 'locked' : 'open'}</p>
      <button onClick={() => setThere(!isThere)}>Other way</button>
      <button onClick={() => setCode('INVALID')}>Save something wrong</button>
      <button onClick={() => setCode('PLAN_REQUIRED')}>Save</button>
      {isThere && <PlanPaywall feature="FILE_SHARING" text="With PRO you decide who shares files." gate={gate} />}
    </>
  );
}

const LIMITED = {
  feature: 'FILE_SHARING',
  isAllowed: false,
  limit: 0,
  used: 0,
  requiredPlan: 'PRO',
  isPaywallShown: true,
};

const open = (gate: unknown) =>
  renderInConsole(<Panel />, { viewer: { id: 'viewer-1', team: { id: 'team-1', planGate: gate } } }, '/settings');

describe('a paywall', () => {
  it('says what the plan gives, tells once that it was shown, and leads to the plan about the feature', async () => {
    const { address } = await open(LIMITED);
    expect(screen.getByRole('note').textContent).toContain('With PRO you decide who shares files.');
    expect(screen.getByText('locked')).toBeTruthy();
    expect(await told()).toEqual([['paywall_shown', { feature: 'file-sharing' }]]);
    await press('Upgrade to PRO');
    expect((await told()).at(-1)).toEqual(['paywall_clicked', { feature: 'file-sharing' }]);
    expect(address()).toBe('/billing?feature=file-sharing');
  });

  it('that comes and goes in a panel is told once, and again when the panel is opened again', async () => {
    await open(LIMITED);
    await press('Other way');
    expect(screen.queryByRole('note')).toBeNull();
    await press('Other way');
    expect(screen.getByRole('note')).toBeTruthy();
    expect(await told()).toHaveLength(1);
    cleanup();
    await open(LIMITED);
    expect(await told()).toHaveLength(2);
  });

  it('comes once a save is refused for the plan, which has changed since', async () => {
    let gate: object = { ...LIMITED, isAllowed: true, limit: null, requiredPlan: null, isPaywallShown: false };
    const { sent } = await open(() => gate);
    gate = LIMITED;
    await press('Save something wrong');
    expect(sent.filter(({ name }) => name === 'planGate')).toHaveLength(1);
    expect(screen.queryByRole('note')).toBeNull();
    await press('Save');
    expect(screen.getByRole('note').textContent).toContain('With PRO you decide who shares files.');
    expect(screen.getByText('locked')).toBeTruthy();
    expect(await told()).toEqual([['paywall_shown', { feature: 'file-sharing' }]]);
  });

  it('says how much is used of what is counted', async () => {
    await open({ ...LIMITED, limit: 1, used: 1 });
    expect(screen.getByRole('note').textContent).toContain('1 of 1 in use.');
  });

  it('gives no way, and tells nobody, where the team is excluded from paywalls', async () => {
    await open({ ...LIMITED, isPaywallShown: false });
    expect(screen.getByRole('note').textContent).toBe('With PRO you decide who shares files.');
    expect(screen.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    expect(await told()).toEqual([]);
  });

  it.each([
    ['nothing is limited', { ...LIMITED, isAllowed: true, limit: null, requiredPlan: null, isPaywallShown: false }],
    ['it could not be read', down],
  ])('is not there where %s', async (_why, gate) => {
    await open(gate);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByText('open')).toBeTruthy();
    expect(await told()).toEqual([]);
  });
});
