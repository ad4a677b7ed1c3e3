import { screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { down, downAtFirst, lost } from '../../../testing/gatewayPieces.ts';
import { giveHelpSite } from '../../../testing/giveHelpSite.ts';
import { givePageConfig } from '../../../testing/givePageConfig.ts';
import { press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import DirectorySyncPanel from './DirectorySyncPanel.tsx';
import ExportLogPanel from './ExportLogPanel.tsx';
import OnPremisePanel from './OnPremisePanel.tsx';

const passedOn = ({ input }: { input: { feature: string } }) => ({ feature: input.feature, userErrors: [] });

/** A panel that can be closed and opened again. */
function Section({ Panel }: { Panel: ComponentType }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen && <Panel />}
    </>
  );
}

const open = (Panel: ComponentType, featureRequest: unknown = passedOn) =>
  renderInConsole(<Section Panel={Panel} />, { viewer: {}, featureRequest });
const THANKS = 'Thank you: we have passed it on. You will hear from us when there is news.';
const answer = () => screen.getByRole('status').textContent;

describe.each([
  ['Active Directory sync', DirectorySyncPanel, 'active-directory-sync'],
  ['On-premise', OnPremisePanel, 'on-premise'],
  ['the export log', ExportLogPanel, 'export-log'],
])('the panel about %s', (_name, Panel, feature) => {
  it('reads nothing, passes the wish on, and goes on saying so', async () => {
    const { sent } = await open(Panel);
    expect(sent).toEqual([]);
    expect(answer()).toBe('');
    await press('Request this feature');
    expect(sent).toEqual([
      { name: 'featureRequest', variables: { input: { feature, idempotencyKey: expect.any(String) } } },
    ]);
    expect(answer()).toBe(THANKS);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await press('Toggle');
    await press('Toggle');
    expect(answer()).toBe(THANKS);
    expect(screen.queryByRole('button', { name: 'Request this feature' })).toBeNull();
  });

  it.each([
    ['was not passed on', down, 'Your request could not be passed on. Please try again.'],
    [
      'may have been',
      lost,
      'No answer came, so it is not known whether this was done. Try again: nothing is done twice.',
    ],
  ])('says in its place that the wish %s, and sends the same again', async (_what, fail, text) => {
    const answerTo = downAtFirst(passedOn, fail);
    const { sent } = await open(Panel, answerTo);
    await press('Request this feature');
    expect(screen.getByRole('alert').textContent).toBe(`${text}Request req-1`);
    answerTo.mend();
    await press('Request this feature');
    expect(answer()).toBe(THANKS);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent[0]?.variables).toEqual(sent[1]?.variables);
  });
});

describe('what is not there yet', () => {
  it('has every field of the directory disabled', async () => {
    await open(DirectorySyncPanel);
    const frame = screen.getByRole('group', { name: 'Active Directory sync' });
    const form = within(frame);
    const fields = form.getAllByRole('textbox').map((field) => document.querySelector(`label[for="${field.id}"]`));
    expect(fields.map((label) => label?.textContent)).toEqual([
      'Token',
      'User directory',
      'E-mail attribute',
      'Sync group',
      'Log file',
    ]);
    const all = [...frame.querySelectorAll('input, button')];
    expect(all).toHaveLength(5 + 2 + 2 + 1);
    expect(all.filter((one) => !one.matches(':disabled'))).toEqual([]);
  });

  it('marks the log as made up', async () => {
    await open(ExportLogPanel);
    expect(screen.getByText('Preview')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Made-up entries of an export log' })).toBeTruthy();
  });

  it('leads to the help site where the installation has one', async () => {
    giveHelpSite('https://help.example/');
    await open(OnPremisePanel);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://help.example/');
  });

  it('names the address of support where the installation has one, whether or not wishes are taken', async () => {
    givePageConfig({ supportEmail: 'care@muster.example', absentServices: ['event'] });
    await open(DirectorySyncPanel);
    const link = screen.getByRole('link', { name: 'Write to care@muster.example' });
    expect(link.getAttribute('href')).toBe('mailto:care%40muster.example');
    expect(screen.queryByRole('button', { name: 'Request this feature' })).toBeNull();
  });
});
