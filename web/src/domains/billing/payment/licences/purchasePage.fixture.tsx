// The page of licences over a gateway that answers as it is told, and what stands there.
import { act, screen, within } from '@testing-library/react';
import { userError } from '../../../../testing/gatewayPieces.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import LicencePaymentPage from './LicencePaymentPage.tsx';
import { purchasingTeam } from './purchase.fixture.ts';

type Answer = () => unknown;

export const openLicences = async (
  changes: Record<string, unknown> = {},
  query = '',
  { answer, team = {}, others = {} }: { answer?: Answer; team?: object; others?: object } = {},
) => {
  const console = await renderInConsole(
    <LicencePaymentPage />,
    {
      viewer: { id: 'viewer-1', team: purchasingTeam(changes, { ...team }) },
      licenceOrder: answer ?? (() => ({ order: null, userErrors: [userError('NOT_ALLOWED')] })),
      ...others,
    },
    `/billing/payment${query}`,
  );
  await act(async () => undefined);
  return console;
};

export const countField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Licenses to be purchased' });

export const figures = (name = 'Order summary') => {
  const summary = within(screen.getByRole('region', { name }));
  const terms = summary.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  return Object.fromEntries(
    summary.getAllByRole('definition').map(({ textContent }, place) => [terms[place], textContent]),
  );
};
