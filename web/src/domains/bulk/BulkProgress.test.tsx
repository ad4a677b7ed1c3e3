import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { down, downAtFirst } from '../../testing/gatewayPieces.ts';
import { press, rest } from '../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../testing/renderInConsole.tsx';
import { ToastRegion } from '../../ui/toasts/ToastRegion.tsx';
import { listed, listedFrom, teamOf, viewerOf } from '../member/people/peopleDialog.fixture.tsx';
import type { ListedMember } from '../member/people/people.ts';
import { useMemberListQuery } from '../../generated/member/list/memberList.ts';
import { BulkProgress } from './BulkProgress.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const second = () => rest(1000);

const START = {
  __typename: 'BulkJob',
  id: 'job-1',
  action: 'DEACTIVATE',
  status: 'RUNNING',
  totalCount: 1200,
  doneCount: 0,
  failedCount: 0,
  viewerCanUndo: false,
  viewerCanCancel: true,
};

const INVERSE = { ...START, id: 'job-2', action: 'REACTIVATE' };

/** A service with one job, which the test moves on. */
const service = (failed: readonly ListedMember[] = []) => {
  let job = START;
  const undone: unknown[] = [];
  let reads = 0;
  let isListDown = false;
  const running = () => {
    if (isListDown) throw new Error('down');
    return job.status === 'RUNNING' ? [job] : [];
  };
  return {
    loseList: () => (isListDown = true),
    undone,
    reads: () => reads,
    move: (changes: Partial<typeof START>) => (job = { ...job, ...changes }),
    finish: (failedCount = 0) =>
      (job = {
        ...{ ...job, status: 'DONE', doneCount: 1200 - failedCount, failedCount },
        ...{ viewerCanUndo: true, viewerCanCancel: false },
      }),
    gateway: {
      viewer: viewerOf(teamOf([listed(2)], { bulkJobs: running })),
      node: ({ id }: { id: string }) => {
        reads += 1;
        return {
          ...(id === job.id ? job : INVERSE),
          failures: (args: { first: number; after?: string }) =>
            connectionOf(
              failed.map((member) => ({ member, code: 'LAST_ADMIN' })),
              args,
            ),
        };
      },
      bulkJobUndo: ({ input }: { input: unknown }) => {
        undone.push(input);
        return { job: INVERSE, userErrors: [] };
      },
    },
  };
};

function List() {
  useMemberListQuery({ variables: { first: 50, orderBy: { field: 'NAME', direction: 'ASC' } } });
  return null;
}

const open = async (
  gateway: Parameters<typeof renderInConsole>[1],
  onSelect: (ids: string[]) => void = () => undefined,
) => {
  function Page() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(!isHere)}>Go</button>
        <List />
        {isHere && <BulkProgress onSelectFailed={(members) => onSelect(members.map(({ id }) => id))} />}
        <ToastRegion />
      </>
    );
  }
  const { sent } = await renderInConsole(<Page />, gateway);
  return { count: (name: string) => sent.filter((one) => one.name === name).length };
};

describe('the progress of jobs', () => {
  it('is shown from the start, asks every second, and tells screen readers of quarters only', async () => {
    const { gateway, move, reads } = service();
    await open(gateway);
    expect(screen.getByText('0 of 1,200 (0%)')).toBeTruthy();
    const before = reads();
    move({ doneCount: 500, failedCount: 10 });
    await second();
    expect(reads()).toBe(before + 1);
    expect(screen.getByText('510 of 1,200 (43%)')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Deactivating 1,200 people' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Deactivating 1,200 people: 25%');
  });

  it('is shown as it was started while it cannot be read', async () => {
    const { gateway } = service();
    await open({ ...gateway, node: down });
    expect(screen.getByText('0 of 1,200 (0%)')).toBeTruthy();
    expect(screen.getByText('How far it is could not be read. It goes on all the same.')).toBeTruthy();
  });

  it('is there for whoever comes back while it cannot be read, and its end is told', async () => {
    const { gateway, finish } = service();
    const node = downAtFirst((args: { id: string }) => gateway.node(args));
    await open({ ...gateway, node });
    await second();
    await press('Go');
    finish();
    await press('Go');
    await second();
    expect(screen.getByText('0 of 1,200 (0%)')).toBeTruthy();
    node.mend();
    await second();
    expect(screen.getByText('1,200 people are deactivated.')).toBeTruthy();
  });

  it('does not ask while the page is hidden', async () => {
    const { gateway, reads } = service();
    await open(gateway);
    const before = reads();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await second();
    await second();
    expect(reads()).toBe(before);
    visibility.mockReturnValue('visible');
    await second();
    expect(reads()).toBe(before + 1);
  });

  it('tells its end once, reads the lists again, and can be undone by another job', async () => {
    const { gateway, finish, undone } = service();
    const { count } = await open(gateway);
    const lists = count('memberList');
    finish();
    await second();
    expect(screen.getByText('1,200 people are deactivated.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await second();
    expect(count('memberList')).toBe(lists + 1);
    await press('Undo');
    expect(undone).toMatchObject([{ jobId: 'job-1' }]);
    expect(screen.getByRole('progressbar', { name: 'Reactivating 1,200 people' })).toBeTruthy();
  });

  it('tells an end that came while the page was left', async () => {
    const { gateway, finish } = service();
    await open(gateway);
    await press('Go');
    finish();
    await press('Go');
    await second();
    expect(screen.getByText('1,200 people are deactivated.')).toBeTruthy();
    await press('Dismiss');
    await press('Go');
    await press('Go');
    await second();
    expect(screen.queryByText('1,200 people are deactivated.')).toBeNull();
  });

  it('are stopped by a press, which is repeated under its key where no answer came; the end is told', async () => {
    const { gateway, move } = service();
    const keys: unknown[] = [];
    const stop = downAtFirst(() => {
      const job = move({ status: 'CANCELLED', doneCount: 500, viewerCanUndo: true, viewerCanCancel: false });
      return { job, userErrors: [] };
    });
    const bulkJobCancel = ({ input }: { input: { idempotencyKey: string } }) => {
      keys.push(input);
      return stop();
    };
    await open({ ...gateway, bulkJobCancel });
    await act(() => vi.dynamicImportSettled());
    await press('Stop');
    expect(screen.getByRole('alert').textContent).toContain('It could not be stopped.');
    stop.mend();
    await press('Stop');
    expect(keys).toEqual([{ jobId: 'job-1', idempotencyKey: expect.any(String) }, keys[0]]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Stopped: done for 500 of 1,200. The others were left alone.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('follows what takes a job back, also where the jobs that run could not be read', async () => {
    const { gateway, finish, loseList } = service();
    await open(gateway);
    await press('Go');
    loseList();
    finish();
    await press('Go');
    await second();
    await press('Undo');
    expect(screen.getByRole('progressbar', { name: 'Reactivating 1,200 people' })).toBeTruthy();
  });

  it('does not tell an end again to whoever comes back', async () => {
    const { gateway, finish, reads } = service();
    await open(gateway);
    finish();
    await second();
    await press('Dismiss');
    const before = reads();
    await press('Go');
    await press('Go');
    await second();
    expect(reads()).toBe(before);
    expect(screen.queryByText('1,200 people are deactivated.')).toBeNull();
  });

  it('is let go of where it is not the viewer’s to see any more', async () => {
    const { gateway } = service();
    let isGone = false;
    await open({ ...gateway, node: (args: { id: string }) => (isGone ? null : gateway.node(args)) });
    isGone = true;
    await second();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a job that failed on somebody', () => {
  it('says on whom when it is asked again, where they could not be read before', async () => {
    const { gateway, finish } = service(listedFrom(1, 2));
    let isDown = false;
    const node = (args: { id: string }) => {
      if (isDown) throw new Error('down');
      return gateway.node(args);
    };
    await open({ ...gateway, node });
    finish(2);
    await second();
    isDown = true;
    await press('Show who and why');
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    await press('Close');
    isDown = false;
    await press('Show who and why');
    expect(screen.getByText('Person 2')).toBeTruthy();
  });

  it('says on whom, page by page, and selects them', async () => {
    const failed = listedFrom(1, 320);
    const { gateway, finish } = service(failed);
    const selected: string[][] = [];
    await open(gateway, (ids) => selected.push(ids));
    finish(320);
    await second();
    expect(screen.getAllByText(/Done for 880 of 1,200. 320 people could not be changed./)).toHaveLength(2);
    await press('Show who and why');
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText('1–50 of 320')).toBeTruthy();
    expect(screen.getByText('Person 50')).toBeTruthy();
    await press('Next');
    expect(screen.getByText('51–100 of 320')).toBeTruthy();
    expect(screen.queryByText('Person 50')).toBeNull();
    await press('Select failed ones');
    expect(selected).toEqual([failed.map(({ id }) => id)]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
