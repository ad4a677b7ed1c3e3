import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { teamWith } from '../licence.fixture.ts';
import AutoAssignSwitch from './AutoAssignSwitch.tsx';

const open = (changes: Record<string, unknown> = {}, licenceAutoAssignUpdate: unknown = null) =>
  renderInConsole(<AutoAssignSwitch />, {
    viewer: { id: 'viewer-1', team: teamWith({}, changes) },
    licenceAutoAssignUpdate,
  });
const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'New members get PRO' });

it('is saved at once', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { sent } = await open({}, () => new Promise((resolve) => (answer = resolve)));
  expect(theSwitch().checked).toBe(true);
  await click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  expect(sent.at(-1)).toMatchObject({ name: 'licenceAutoAssignUpdate', variables: { input: { isEnabled: false } } });
  await act(async () => answer({ team: { id: 'team-1', isLicenceAutoAssigned: false }, userErrors: [] }));
  expect(theSwitch().checked).toBe(false);
  expect(currentToasts()).toEqual([]);
});

it('takes the next press once the one before is answered', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const { sent } = await open({}, () => new Promise((resolve) => answers.push(resolve)));
  await click(theSwitch());
  await click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  await act(async () => answers[0]?.({ team: { id: 'team-1', isLicenceAutoAssigned: false }, userErrors: [] }));
  await click(theSwitch());
  const asked = sent
    .filter(({ name }) => name === 'licenceAutoAssignUpdate')
    .map(({ variables }) => variables['input']);
  expect(asked).toMatchObject([{ isEnabled: false }, { isEnabled: true }]);
});

const REFUSED = { team: null, userErrors: [{ code: 'PLAN_REQUIRED', field: null, message: 'no' }] };

it.each([
  ['it is refused', () => REFUSED],
  [
    'no answer comes',
    () => {
      throw new Error('down');
    },
  ],
])('goes back, and says so, where %s', async (_what, update) => {
  await open({}, update);
  await click(theSwitch());
  expect(theSwitch().checked).toBe(true);
  expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual([
    'The setting for new members could not be saved. It is as before.',
  ]);
});

it.each([
  ['a team that is not on PRO', { isProPlan: false }],
  ['somebody who may not change it', { viewerCanChangeLicenceAutoAssign: false }],
])('is not there for %s', async (_what, changes) => {
  await open(changes);
  expect(screen.queryByRole('switch')).toBeNull();
});
