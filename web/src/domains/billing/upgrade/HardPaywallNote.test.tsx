import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { giveHelpSite } from '../../../testing/giveHelpSite.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { HardPaywallNote } from './HardPaywallNote.tsx';

const open = (accountManager: object | null = null) =>
  renderInConsole(<HardPaywallNote />, {
    viewer: { id: 'viewer-1', team: { id: 'team-1', billing: { accountManager } } },
  });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

it('leads to whoever looks after the team, whoever else there is', async () => {
  giveHelpSite('https://help.example/', 'care@muster.example');
  await open({ name: 'Ida Wells', email: 'ida@sales.example', avatarUrl: null });
  expect(link('ida@sales.example').getAttribute('href')).toBe('mailto:ida%40sales.example');
  expect(link('ida@sales.example').parentElement?.textContent).toBe(
    'Please turn to our sales team, which looks after you: Ida Wells, ida@sales.example',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('leads to the help site where nobody does', async () => {
  giveHelpSite('https://help.example/', 'care@muster.example');
  await open();
  expect(link(/^Contact sales/).getAttribute('href')).toBe('https://help.example/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('gives the address of support where there is no help site', async () => {
  giveHelpSite(null, 'care@muster.example');
  await open();
  expect(link('care@muster.example').getAttribute('href')).toBe('mailto:care%40muster.example');
  expect(link('care@muster.example').parentElement?.textContent).toBe(
    'Please turn to our sales team: care@muster.example',
  );
});

it('names who runs the console where there is nothing else', async () => {
  await open();
  expect(screen.getByText('Please turn to the people who run this console for your organization.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
