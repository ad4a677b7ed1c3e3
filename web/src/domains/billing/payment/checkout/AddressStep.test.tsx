import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { AddressStep } from './AddressStep.tsx';

const saved = { companyName: 'Orbit', companyAddress: '1 Ring Road', city: 'Lyon', countryCode: 'FR' };
const more = { state: null, zipCode: null, taxNumber: null };

it.each([
  ['India, where nobody knows where the viewer is', null, null, 'IN'],
  ['the viewer’s', { countryCode: 'DE', currency: 'USD' }, null, 'DE'],
  ['that of the address, wherever the viewer is', { countryCode: 'DE', currency: 'USD' }, { ...saved, ...more }, 'FR'],
])('the country of an address is at first %s', async (_what, billingRegion, address, country) => {
  await renderInConsole(
    <AddressStep onSaved={() => undefined} />,
    { viewer: { id: 'viewer-1', billingRegion, team: { id: 'team-1', billing: { address } } } },
    '/billing/paymentNew',
  );
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })).value).toBe(country);
});
