import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, userError } from '../../testing/gatewayPieces.ts';
import { givePageConfig } from '../../testing/givePageConfig.ts';
import { click, press, strike } from '../../testing/hands.ts';
import { field, open, SAVED, TOKEN, type } from './authentication.fixture.tsx';

describe('provisioning', () => {
  const ADDRESS = '/authentication?tab=provisioning';

  it('is a part with an address of its own; what was entered in the other stays', async () => {
    const { address } = await open({ saml: SAVED }, {}, '/authentication');
    await type(/^Button label/, 'Other');
    await click(screen.getByRole('link', { name: 'Provisioning' }));
    expect(address()).toBe(ADDRESS);
    await click(screen.getByRole('link', { name: 'Authentication' }));
    expect(field(/^Button label/).value).toBe('Other');
  });

  it('is not there where no directory can keep people', async () => {
    givePageConfig({ absentServices: ['scim'] });
    await open({ saml: SAVED }, {}, ADDRESS);
    expect(screen.queryByRole('link', { name: 'Provisioning' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^SCIM base URL/ })).toBeNull();
    expect(field(/^Button label/).value).toBe('Orbit ID');
  });

  it('shows a token once, and masked from then on', async () => {
    const { inputs } = await open({}, {}, ADDRESS);
    expect(field(/^SCIM base URL/).value).toBe('https://console.example/scim/v2');
    await press('Generate token');
    expect(inputs('provisioningTokenGenerate')).toEqual([{ replaces: null }]);
    expect(within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox').value).toBe(
      'muster_scim_whole_NEW1',
    );
    await strike(screen.getByRole('textbox', { name: 'Provisioning token' }), 'Escape');
    await press('Keep it open', within(screen.getByRole('alertdialog', { name: 'Close without keeping a copy?' })));
    await act(async () => fireEvent.copy(screen.getByDisplayValue('muster_scim_whole_NEW1')));
    await strike(screen.getByDisplayValue('muster_scim_whole_NEW1'), 'Escape');
    expect(screen.queryByDisplayValue('muster_scim_whole_NEW1')).toBeNull();
    expect(screen.getByText('muster_scim_••••••••NEW1')).toBeTruthy();
  });

  it('says who made it and when it was used; another one replaces it after a question', async () => {
    const { inputs } = await open({ token: TOKEN }, {}, ADDRESS);
    expect(screen.getByText(/^Made by Ada Lovelace,/)).toBeTruthy();
    expect(screen.getByText('Never used')).toBeTruthy();
    await press('Generate a new token');
    await press('Generate a new token', within(screen.getByRole('alertdialog')));
    expect(inputs('provisioningTokenGenerate')).toEqual([{ replaces: 'Qx7e' }]);
    expect(screen.getByDisplayValue('muster_scim_whole_NEW1')).toBeTruthy();
    await strike(screen.getByDisplayValue('muster_scim_whole_NEW1'), 'Escape');
    await press('Close without a copy');
    expect(screen.queryByDisplayValue('muster_scim_whole_NEW1')).toBeNull();
  });

  it('is deleted after a question', async () => {
    const { inputs } = await open(
      { token: { ...TOKEN, createdBy: null, lastUsedAt: '2026-11-20T08:00:00.000Z' } },
      {},
      ADDRESS,
    );
    expect(screen.getByText(/^Last used/)).toBeTruthy();
    await press('Delete token');
    await press('Delete token', within(screen.getByRole('alertdialog')));
    expect(inputs('provisioningTokenDelete')).toEqual([{ ending: 'Qx7e' }]);
    expect(screen.getByText(/^There is no token/)).toBeTruthy();
  });

  it.each([
    ['generate', {}, 'Generate token', 'There was an error generating your provisioning token. Please try again.'],
    [
      'delete',
      { token: TOKEN },
      'Delete token',
      'There was an error deleting your provisioning token. Please try again.',
    ],
  ])('that failed to %s is told', async (name, given, button, text) => {
    await open(given, { [name]: down }, ADDRESS);
    await press(button);
    const question = screen.queryByRole('alertdialog');
    if (question) await press(button, within(question));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('that somebody else has replaced meanwhile is shown as it is by then', async () => {
    const page = await open(
      {},
      {
        generate: () => {
          page.kept.token = TOKEN;
          return { team: null, secret: null, userErrors: [userError('STALE', ['replaces'])] };
        },
      },
      ADDRESS,
    );
    await press('Generate token');
    expect(screen.getByText(/^Somebody else has made or deleted a token/)).toBeTruthy();
    expect(screen.getByText('muster_scim_••••••••Qx7e')).toBeTruthy();
  });
});
