import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { downAtFirst, userError } from '../../testing/gatewayPieces.ts';
import { click } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { everybody, listedFrom, some, teamOf, viewerOf } from '../member/people/peopleDialog.fixture.tsx';
import type { People } from '../member/people/people.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { useRecount, useStartBulkJob, type MatchingPeople } from './startBulkJob.ts';

const JOB = {
  id: 'job-1',
  action: 'DEACTIVATE',
  status: 'RUNNING',
  totalCount: 3,
  doneCount: 0,
  failedCount: 0,
  viewerCanUndo: false,
  viewerCanCancel: true,
};

const viewer = viewerOf(teamOf(listedFrom(1, 7), { bulkJobs: [] }));

/** Starts a job at the press of a button, and notes what came of it. */
const open = async (people: People, bulkJobStart: () => unknown) => {
  const answers: unknown[] = [];
  function Starter() {
    const start = useStartBulkJob();
    return (
      <button onClick={() => void start('DEACTIVATE', people).then((errors) => answers.push(errors))}>Start</button>
    );
  }
  const { sent } = await renderInConsole(<Starter />, { viewer, bulkJobStart });
  const starts = () => sent.filter(({ name }) => name === 'bulkJobStart');
  return { answers, inputs: () => starts().map(({ variables }) => variables['input']) };
};
const press = () => click(screen.getByRole('button'));

it('starts a job on people who were picked', async () => {
  const { answers, inputs } = await open(some(...listedFrom(1, 2)), () => ({ job: JOB, userErrors: [] }));
  await press();
  expect(answers).toEqual([[]]);
  expect(inputs()).toMatchObject([{ action: 'DEACTIVATE', memberIds: ['member-1', 'member-2'] }]);
});

it('says how many were expected of a list, and why nothing was started', async () => {
  const { answers, inputs } = await open(everybody(9), () => ({ job: null, userErrors: [userError('STALE')] }));
  await press();
  expect(answers).toMatchObject([[{ code: 'STALE' }]]);
  expect(inputs()).toMatchObject([{ matching: { filter: { status: 'ACTIVE' }, exceptIds: [] }, expectedCount: 9 }]);
});

it('starts one job where the answer is lost and it is tried again, and another one after that', async () => {
  const answer = downAtFirst(() => ({ job: JOB, userErrors: [] }));
  const { answers, inputs } = await open(everybody(9), answer);
  await press();
  expect(answers).toMatchObject([[{ code: 'UNAVAILABLE' }]]);
  answer.mend();
  await press();
  await press();
  const [first, second, third] = inputs();
  expect(second).toEqual(first);
  expect(third).not.toEqual(second);
});

it('is followed also where nothing of the team could be read before', async () => {
  const team = downAtFirst(() => teamOf([], { bulkJobs: [{ __typename: 'BulkJob', ...JOB }] }));
  function Page() {
    const start = useStartBulkJob();
    return (
      <>
        <button onClick={() => void start('DEACTIVATE', everybody(3))}>Start</button>
        <BulkProgress onSelectFailed={() => undefined} />
      </>
    );
  }
  await renderInConsole(<Page />, {
    viewer: { id: 'viewer-1', team },
    node: { __typename: 'BulkJob', ...JOB },
    bulkJobStart: () => ({ job: { __typename: 'BulkJob', ...JOB }, userErrors: [] }),
  });
  team.mend();
  await press();
  expect(screen.getByText('0 of 3 (0%)')).toBeTruthy();
});

it('counts a list anew, without those who are left alone', async () => {
  const counts: unknown[] = [];
  const people: MatchingPeople = {
    kind: 'matching',
    count: 99,
    filter: { status: 'ACTIVE' },
    search: '',
    exceptIds: ['member-1', 'member-2'],
  };
  function Counter() {
    const recount = useRecount();
    return <button onClick={() => void recount(people).then((count) => counts.push(count))}>Count</button>;
  }
  await renderInConsole(<Counter />, { viewer });
  await press();
  expect(counts).toEqual([5]);
});
