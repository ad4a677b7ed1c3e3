import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import { givePageConfig } from '../../../testing/givePageConfig.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { planPolicies } from '../plan/planPolicies.ts';
import { ProFeatures } from './ProFeatures.tsx';
import { UsageTable } from './UsageTable.tsx';
import { freeTeam, usageOf } from './upgrade.fixture.ts';

const namesIn = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);

/** Both parts as their page has them. */
function Parts() {
  useTypePolicies(planPolicies);
  return (
    <>
      <UsageTable isTrial={false} />
      <ProFeatures />
    </>
  );
}

const open = () => {
  const team = freeTeam({ usage: { ...usageOf({ admins: 2, customFields: 3 }), videoLimitHits: null } });
  return renderInConsole(<Parts />, { viewer: { id: 'viewer-1', team } });
};
const USAGE = 'What your team uses';
const FEATURES = 'What PRO gives your people';

describe('what is sold of services that the installation is without', () => {
  it('is neither counted, nor missed, nor compared', async () => {
    givePageConfig({ absentServices: ['recording', 'field', 'userGroup'] });
    await open();
    expect(namesIn(USAGE)).toEqual(['Admins']);
    expect(screen.queryByText(/^Could not be loaded/)).toBeNull();
    expect(namesIn(FEATURES)).toContain('Guests');
    for (const name of ['User groups', 'Custom profile fields']) expect(namesIn(FEATURES)).not.toContain(name);
  });

  it('is there with them', async () => {
    await open();
    expect(namesIn(USAGE)).toEqual(['Admins', 'Custom profile fields']);
    expect(screen.getByText(/^Could not be loaded/)).toBeTruthy();
    for (const name of ['User groups', 'Custom profile fields']) expect(namesIn(FEATURES)).toContain(name);
  });
});
