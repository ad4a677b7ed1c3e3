import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { UnsavedChangesGuard } from '../shell/UnsavedChangesGuard.tsx';
import type { panels as realPanels } from './panels.ts';
import SettingsPage from './SettingsPage.tsx';
import { SETTING_TABS } from './settingTabs.ts';

const loading = vi.hoisted(() => ({ failures: 0, loaded: [] as string[] }));

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

vi.mock('./panels.ts', () => {
  const panel = (tab: string, code: () => unknown) => () => {
    if (loading.failures > 0) {
      loading.failures -= 1;
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    }
    loading.loaded.push(tab);
    return Promise.resolve({ default: code });
  };
  const known: Record<string, () => unknown> = {
    'file-storage': () => <Storage />,
    'file-sharing': () => <Sharing />,
    'full-names': () => <Broken />,
  };
  const panels = new Proxy({} as typeof realPanels, {
    get: (_all, tab: string) => panel(tab, known[tab] ?? (() => <p>{tab}</p>)),
  });
  return { panels };
});

const scrollIntoView = vi.fn<() => void>();
beforeEach(() => {
  loading.failures = 0;
  loading.loaded = [];
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const open = (address = '/settings') =>
  renderInConsole(
    <>
      <SettingsPage />
      <UnsavedChangesGuard />
      <Back />
    </>,
    { viewer: {} },
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
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back' })));
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
    expect(alert.textContent).toContain('There is a new version of the console');
    await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Retry' })));
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
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change it' })));
    return address;
  };

  it.each(['File storage', 'File sharing'])(
    'asks first (%s pressed), and Stop leaves everything as it was',
    async (name) => {
      const address = await changed();
      await press(name);
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      expect(screen.getByText('Change it')).toBeTruthy();
      await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Stop' })));
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
    await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Continue without saving' })));
    expect(address()).toBe('/settings/file-storage');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
