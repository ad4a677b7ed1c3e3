import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, downAtFirst } from '../../testing/gatewayPieces.ts';
import { givePageConfig } from '../../testing/givePageConfig.ts';
import { press } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import EnterprisePage from './EnterprisePage.tsx';

const FIELDS = [true, false, false].map((isArchived, place) => ({
  ...{ __typename: 'CustomField', id: `field-${place}` },
  isArchived,
}));
const OPEN = { isAllowed: true, limit: null, used: 3, requiredPlan: null, isPaywallShown: false };
const SHUT = { isAllowed: false, limit: 0, used: 3, requiredPlan: 'PRO', isPaywallShown: true };

const open = (userGroups: unknown, gate: object = OPEN) => {
  const planGate = ({ feature }: { feature: string }) => ({ feature, ...gate });
  const team = { id: 'team-1', planGate, customFields: FIELDS, userGroups };
  return renderInConsole(<EnterprisePage />, { viewer: { id: 'viewer-1', team } }, '/enterprise');
};

describe('the hub of custom fields and user groups', () => {
  it('leads to both and says how many there are', async () => {
    await open({ totalCount: 1 });
    const fields = screen.getByRole('link', { name: 'Custom Profile Fields' });
    expect(fields.getAttribute('href')).toBe('/enterprise/custom-team-fields');
    expect(screen.getByRole('link', { name: 'User Groups' }).getAttribute('href')).toBe('/enterprise/user-groups');
    expect(screen.getByText('3 fields · 1 archived')).toBeTruthy();
    expect(screen.getByText('1 user group')).toBeTruthy();
    expect(screen.queryByText('Needs PRO')).toBeNull();
  });

  it('leaves user groups away where the installation has none, and misses nothing', async () => {
    givePageConfig({ absentServices: ['userGroup'] });
    await open(down);
    expect(screen.getByRole('link', { name: 'Custom Profile Fields' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'User Groups' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks what the plan does not include', async () => {
    await open({ totalCount: 0 }, SHUT);
    expect(screen.getAllByText('Needs PRO')).toHaveLength(2);
  });

  it('stands where one of the figures could not be read, and reads it again', async () => {
    const answer = downAtFirst(() => ({ totalCount: 7 }));
    await open(answer);
    expect(screen.getByText('3 fields · 1 archived')).toBeTruthy();
    const alert = within(screen.getByRole('alert'));
    answer.mend();
    await press('Retry', alert);
    expect(screen.getByText('7 user groups')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
