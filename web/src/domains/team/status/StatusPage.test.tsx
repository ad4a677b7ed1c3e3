import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import StatusPage from './StatusPage.tsx';

const open = (areaStatuses: unknown) =>
  renderInConsole(<StatusPage />, { viewer: { id: 'viewer-1', team: { id: 'team-1', areaStatuses } } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the status', () => {
  it('says that everything works', async () => {
    await open([{ area: 'CHANNELS', state: 'AVAILABLE', noticedAt: null }]);
    expect(screen.getByRole('status').textContent).toBe('Everything works.');
    expect(lines()).toEqual(['ChannelsWorks']);
  });

  it('says what does not', async () => {
    await open([
      { area: 'TEAM', state: 'AVAILABLE', noticedAt: null },
      { area: 'PEOPLE', state: 'PARTLY', noticedAt: minutesAgo(90) },
      { area: 'RECORDINGS', state: 'UNAVAILABLE', noticedAt: minutesAgo(5) },
    ]);
    expect(screen.getByRole('status').textContent).toContain('Some parts of the console do not work');
    expect(lines()).toEqual([
      'Overview and settingsWorks',
      'Members and guestsNoticed 1\u00a0hour agoWorks in part',
      'Call recordingsNoticed 5\u00a0minutes agoDoes not work',
    ]);
  });

  it('is read again on demand where it could not be', async () => {
    const statuses = downAtFirst(() => [{ area: 'CHANNELS', state: 'AVAILABLE', noticedAt: null }]);
    await open(statuses);
    expect(screen.getByText('The status could not be loaded')).toBeTruthy();
    statuses.mend();
    await press('Retry');
    expect(lines()).toEqual(['ChannelsWorks']);
  });
});
