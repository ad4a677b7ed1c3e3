import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, inputsOf, settingChange, type UserError, userError } from '../../../testing/gatewayPieces.ts';
import { click, press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import RetentionPanel from './RetentionPanel.tsx';

const MIB = 1024 ** 2;
const FROM = '2099-12-05T09:00:00.000Z';

interface Options {
  readonly preview?: () => unknown;
  readonly refuse?: () => UserError | undefined;
}

/** The panel of a team that keeps its recordings so. */
async function open(
  rule: Record<string, unknown> = {},
  { preview = () => ({ deletesFrom: FROM, recordingsCount: 2, totalBytes: 3 * MIB }), refuse }: Options = {},
) {
  let kept: Record<string, unknown> = {
    ...{ isRecordingAllowed: true, keptDays: null, mostDays: null, deletesFrom: null },
    ...{ recordingsCount: 13, totalBytes: 20 * MIB, version: 1 },
    ...rule,
  };
  const team = { id: 'team-1', recordingRetention: () => kept, settingChange: settingChange() };
  return renderInConsole(<RetentionPanel />, {
    viewer: { id: 'viewer-1', team: { ...team, recordingRetentionPreview: preview } },
    recordingRetentionUpdate: ({ input }: { input: { keptDays: number | null } }) => {
      const error = refuse?.();
      if (error) return { team: null, userErrors: [error] };
      kept = { ...kept, keptDays: input.keptDays, deletesFrom: input.keptDays === null ? null : FROM, version: 2 };
      return { team, userErrors: [] };
    },
  });
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
/** What is said of the choice; the foot of the form has a status of its own. */
const consequence = () => screen.getAllByRole('status').find((one) => one.closest('.MuiAlert-root'))?.textContent;
const names = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);

describe('how long recordings are kept', () => {
  it('is told with how much room they take, and the way to the oldest', async () => {
    await open();
    expect(screen.getByText(/13 recordings take 20 MB\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Oldest recordings' }).getAttribute('href')).toBe(
      '/call-recordings?order=oldest',
    );
    expect(names()).toEqual([
      ...['Until somebody deletes them', '30 days', '60 days', '90 days', '180 days', '365 days'],
    ]);
    expect(radio('Until somebody deletes them').checked).toBe(true);
  });

  it('says what a shorter time would delete, and when, before it is saved and until it begins', async () => {
    const { sent } = await open();
    await click(radio('60 days'));
    const told =
      '2 recordings (3 MB) will be deleted on 05 Dec 2099, and each further one when it is 60 days old. Until then you can take this back.';
    expect(consequence()).toBe(told);
    await press('Save');
    expect(inputsOf(sent, 'recordingRetentionUpdate')).toEqual([{ keptDays: 60, version: 1 }]);
    expect(screen.getByRole('note').textContent).toBe(told);
  });

  it('says so where nothing is that old yet', async () => {
    await open({}, { preview: () => ({ deletesFrom: FROM, recordingsCount: 0, totalBytes: 0 }) });
    await click(radio('365 days'));
    expect(consequence()).toContain('No recording will be that old by 05 Dec 2099.');
  });

  it('warns without a figure where it could not be counted', async () => {
    await open({}, { preview: down });
    await click(radio('30 days'));
    expect(consequence()).toContain('could not be counted');
    await press('Save');
    expect(screen.getByRole('note').textContent).toBe(
      'Nothing is deleted by this before 05 Dec 2099. Until then it can be taken back.',
    );
  });

  it('counts for a longer time, too, while a shorter one has not begun', async () => {
    await open({ keptDays: 30, deletesFrom: FROM });
    await click(radio('60 days'));
    expect(consequence()).toContain('2 recordings (3 MB) will be deleted on 05 Dec 2099');
    await click(radio('Until somebody deletes them'));
    expect(consequence()).toBeUndefined();
  });

  it('asks for no figures where it gets longer', async () => {
    const { sent } = await open({ keptDays: 60 });
    await click(radio('90 days'));
    expect(consequence()).toBe('Nothing is deleted that would have been kept until now.');
    expect(sent.filter(({ name }) => name === 'recordingRetentionPreview')).toEqual([]);
  });

  it('offers nothing that the installation cuts off, and what the team has', async () => {
    await open({ keptDays: 45, mostDays: 90 });
    expect(names()).toEqual(['Until somebody deletes them', '30 days', '45 days', '60 days']);
    expect(screen.getByText('This installation keeps recordings for 90 days at most.')).toBeTruthy();
  });

  it('cannot be set where the team records no calls', async () => {
    await open({ isRecordingAllowed: false });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('note').textContent).toBe(
      'Your team does not record calls. The recordings from before are kept, but nobody sees them while that is so.',
    );
    expect(screen.getByText('13 recordings take 20 MB.')).toBeTruthy();
  });

  it('is told to be another by now', async () => {
    await open({}, { refuse: () => userError('STALE', ['version']) });
    await click(radio('60 days'));
    await press('Save');
    expect(screen.getByRole('alert').textContent).toMatch(/changed/);
    expect(radio('60 days').checked).toBe(true);
  });
});
