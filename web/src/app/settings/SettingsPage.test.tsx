import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MockInstance, beforeEach, describe, expect, it, vi } from 'vitest';
import { down } from '../../testing/gatewayPieces.ts';
import { givePageConfig } from '../../testing/givePageConfig.ts';
import { click } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { UnsavedChangesGuard } from '../shell/UnsavedChangesGuard.tsx';
import type { LoadPanel } from './panels.ts';
import SettingsPage from './SettingsPage.tsx';
import { SETTING_TABS, type SettingTab } from '../../lib/settingTabs.ts';

const loading = { failures: 0, loaded: [] as string[] };

function Storage() {
  return <p>12 GB are used</p>;
}
function Sharing() {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return <button onClick={() => setDirty(true)}>Change it</button>;
}
function Broken(): never {
  throw new Error('This panel is broken');
}

const known: Partial<Record<SettingTab, ComponentType>> = {
  'file-storage': Storage,
  'file-sharing': Sharing,
  'full-names': Broken,
};
const panelOf =
  (tab: SettingTab): LoadPanel =>
  () => {
    if (loading.failures > 0) {
      loading.failures -= 1;
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    }
    loading.loaded.push(tab);
    return Promise.resolve({ default: known[tab] ?? (() => <p>{tab}</p>) });
  };
const panels = Object.fromEntries(SETTING_TABS.map((tab) => [tab, panelOf(tab)])) as Record<SettingTab, LoadPanel>;

let scrollIntoView: MockInstance<Element['scrollIntoView']>;
beforeEach(() => {
  loading.failures = 0;
  loading.loaded = [];
  scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const open = (address = '/settings', viewer: Record<string, unknown> = {}) =>
  renderInConsole(
    <>
      <SettingsPage panels={panels} />
      <UnsavedChangesGuard />
      <Back />
    </>,
    { viewer },
    address,
  );
const header = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => header(name).getAttribute('aria-expanded') === 'true';
const press = (name: string) =>
  act(async () => {
    header(name).focus();
    fireEvent.click(header(name));
  });

describe('the settings', () => {
  it('list every section under its heading, closed, with one line on what it is about', async () => {
    await open();
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Joining', 'Working together', 'Sign-in and enterprise', 'Your membership']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(SETTING_TABS.length);
    expect(isOpen('File storage')).toBe(false);
    expect(document.getElementById(header('File storage').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'How much space your files take',
    );
    expect(loading.loaded).toEqual([]);
  });

  it('leave away the section of what the installation does not offer', async () => {
    givePageConfig({ absentServices: ['sso'] });
    await open();
    expect(screen.queryByRole('button', { name: 'Google sign-in' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(SETTING_TABS.length - 1);
  });

  it('leave away a group of which nothing is offered', async () => {
    givePageConfig({ absentServices: ['event', 'sso'] });
    await open();
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Joining', 'Working together', 'Your membership']);
  });

  it('say how they stand, where that could be read', async () => {
    await open('/settings', {
      id: 'viewer-1',
      team: {
        ...{ id: 'team-1', isAutoJoin: true, isOpen: false, joinDomains: ['orbit.example', 'moon.example'] },
        ...{ isAdminInvite: true, guestInvite: 'NONE', showsFullNames: false, isGoogleSignInRequired: null },
        sharesProductEvents: false,
        domainRoster: {
          sent: [{ domain: 'pluto.example', status: 'REQUESTED', requestedAt: '2026-11-01T08:00:00.000Z' }],
          received: [{ domain: 'mars.example', status: 'APPROVED', requestedAt: '2026-11-01T08:00:00.000Z' }],
        },
        fileSharing: down,
        fileStorage: { usedBytes: 27, limitBytes: 100 },
        channelCreation: { open: { allowedTo: 'ALL_USERS' }, closed: { allowedTo: 'ONLY_ADMINS' } },
        welcomeMessage: { isEnabled: true },
      },
    });
    const shown = SETTING_TABS.flatMap((tab) => {
      const value = document.getElementById(`value-${tab}`)?.textContent;
      return value === undefined ? [] : [[tab, value]];
    });
    expect(shown).toEqual([
      ['organisation', 'On'],
      ['sign-up', 'orbit.example +1'],
      ['invite-members', 'Only admins'],
      ['invite-guests', 'Nobody'],
      ['merge-domains', 'mars.example'],
      ['file-storage', '27%'],
      ['channel-creation', 'Public: Members and admins · Private: Only admins'],
      ['full-names', 'Off'],
      ['welcome-message', 'On'],
      ['product-events', 'Off'],
    ]);
    expect(header('Full names').getAttribute('aria-describedby')).toBe('about-full-names value-full-names');
    expect(header('File sharing').getAttribute('aria-describedby')).toBe('about-file-sharing');
  });

  it('open on a click, which loads the panel and stands in the address; the focus stays', async () => {
    const { address } = await open();
    await press('File storage');
    expect(address()).toBe('/settings/file-storage');
    const panel = screen.getByRole('region', { name: 'File storage' });
    expect(within(panel).getByText('12 GB are used')).toBeTruthy();
    expect(document.activeElement).toBe(header('File storage'));
    expect(header('File storage').getAttribute('aria-controls')).toBe(panel.id);
  });

  it('are open one at a time; a step Back opens the one before, and another closes it', async () => {
    const { address } = await open();
    await press('File storage');
    await press('On-premise');
    expect([isOpen('File storage'), isOpen('On-premise')]).toEqual([false, true]);
    await press('Back');
    expect([address(), isOpen('File storage'), isOpen('On-premise')]).toEqual(['/settings/file-storage', true, false]);
    await press('Back');
    expect([address(), isOpen('File storage')]).toEqual(['/settings', false]);
  });

  it('close on a second click', async () => {
    const { address } = await open('/settings/file-storage');
    await press('File storage');
    expect([address(), isOpen('File storage')]).toEqual(['/settings', false]);
  });

  it('open the panel of the address, and bring it into sight', async () => {
    await open('/settings/on-premise');
    expect(isOpen('On-premise')).toBe(true);
    expect(scrollIntoView.mock.contexts).toEqual([header('On-premise')]);
  });

  it('leave the page where it is where the header can be seen', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 600, 60));
    await open('/settings/on-premise');
    expect(isOpen('On-premise')).toBe(true);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('keep the header that was pressed where it is while another panel closes above it', async () => {
    await open('/settings/file-storage');
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    const tops = [640, 380];
    vi.spyOn(header('On-premise'), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, tops.shift()));
    await press('On-premise');
    expect(scrollBy.mock.calls).toEqual([[0, -260]]);
    scrollBy.mockRestore();
  });

  it('give the focus to the header where it was in a panel that a step Back closes', async () => {
    await open();
    await press('File sharing');
    screen.getByRole('button', { name: 'Change it' }).focus();
    await click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(document.activeElement).toBe(header('File sharing')));
  });
});

describe('a panel that does not come', () => {
  it('says so in its place, and is fetched anew on Retry', async () => {
    loading.failures = 2;
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open();
    await press('File storage');
    const alert = within(screen.getByRole('region', { name: 'File storage' })).getByRole('alert');
    expect(alert.textContent).toContain('This setting cannot be shown right now');
    expect(alert.textContent).toContain('A part of the console could not be loaded');
    await click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('12 GB are used')).toBeTruthy();
    // React tells the console of whatever a boundary catches.
    told.mockClear();
  });

  it('leaves the others alone where it breaks', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open('/settings/full-names');
    expect(screen.getByRole('alert').textContent).toContain('The other settings are still there');
    await press('File storage');
    expect(screen.getByText('12 GB are used')).toBeTruthy();
    told.mockClear();
  });
});

describe('leaving a panel with unsaved changes', () => {
  const changed = async () => {
    const { address } = await open('/settings/file-sharing');
    await click(screen.getByRole('button', { name: 'Change it' }));
    return address;
  };

  it.each(['File storage', 'File sharing'])(
    'asks first (%s pressed), and Stop leaves everything as it was',
    async (name) => {
      const address = await changed();
      await press(name);
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      expect(screen.getByText('Change it')).toBeTruthy();
      await click(within(question).getByRole('button', { name: 'Stay on this page' }));
      expect(address()).toBe('/settings/file-sharing');
      await waitFor(() => expect(isOpen('File sharing')).toBe(true));
      expect(isOpen('File storage')).toBe(false);
    },
  );

  it('goes on and reloads on Continue, so that the next panel starts from what is saved', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const address = await changed();
    await press('File storage');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await click(within(question).getByRole('button', { name: 'Leave without saving' }));
    expect(address()).toBe('/settings/file-storage');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
