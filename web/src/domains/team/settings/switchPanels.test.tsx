// The panels that are one switch each.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst, inputsOf, keeping, lost, settingChange } from '../../../testing/gatewayPieces.ts';
import { press, toggle } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import FullNamesPanel from './FullNamesPanel.tsx';
import { control } from './inviteSettings.fixture.ts';
import ProductEventsPanel from './ProductEventsPanel.tsx';

const panels = [
  {
    ...{ Panel: FullNamesPanel, field: 'showsFullNames', query: 'fullNames', mutation: 'teamFullNamesUpdate' },
    ...{ label: 'Show full names', on: 'Everybody sees full names.', off: 'Only admins see full names.' },
    failed: 'How names are shown could not be loaded',
  },
  {
    ...{ Panel: ProductEventsPanel, field: 'sharesProductEvents' },
    ...{ query: 'productEvents', mutation: 'teamProductEventsUpdate' },
    ...{ label: 'Share usage data', on: 'How your people use the console is counted.' },
    off: 'Nothing of what your people do is counted.',
    failed: 'Whether usage data is shared could not be loaded',
  },
];

describe.each(panels)('the panel “$label”', ({ Panel, field, query, mutation, label, on, off, failed }) => {
  async function open(isOn: boolean, isDown = () => false) {
    let kept: unknown = isOn;
    const team = {
      ...{ id: 'team-1', version: 1, settingChange: () => (isDown() ? lost() : settingChange()) },
      [field]: () => kept,
    };
    const page = await renderInConsole(<Panel />, {
      viewer: { id: 'viewer-1', team },
      [mutation]: keeping(
        { team },
        (input: Record<string, unknown>) => void (kept = input[field]),
        () => isDown() && lost(),
      ),
    });
    const inputs = () => inputsOf(page.sent, mutation);
    return { ...page, inputs };
  }

  it('says how it stands and who changed it last; a change is saved at once', async () => {
    const { inputs } = await open(true);
    expect(control(label).checked).toBe(true);
    expect(screen.getByText(on)).toBeTruthy();
    expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
    await toggle(label);
    expect(inputs()).toEqual([{ [field]: false }]);
    expect(screen.getByText(off)).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('goes back where it was not kept, and says so in the words for that', async () => {
    await open(true, () => true);
    await toggle(label);
    expect(control(label).checked).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain(
      'There was an error saving your setting. Please try again later.',
    );
  });

  it('goes on saying who changed it last where that cannot be read again', async () => {
    let isDown = false;
    const { sent } = await open(true, () => isDown);
    isDown = true;
    await toggle(label);
    expect(sent.map(({ name }) => name)).toEqual([query, mutation, query]);
    expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
  });

  it('that it could not be read is told, and read again by Retry', async () => {
    const value = downAtFirst(() => false);
    await renderInConsole(<Panel />, {
      viewer: { id: 'viewer-1', team: { id: 'team-1', [field]: value, settingChange: null } },
    });
    expect(screen.getByRole('alert').textContent).toContain(failed);
    value.mend();
    await press('Retry');
    expect(control(label).checked).toBe(false);
  });
});
