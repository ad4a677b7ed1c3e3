import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { down, inputsWithKeysOf, lost, userError } from '../../../testing/gatewayPieces.ts';
import { answered, click } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { teamWith } from '../licence.fixture.ts';
import AutoAssignSwitch from './AutoAssignSwitch.tsx';
import { useAutoAssign } from './useAutoAssign.ts';

/** The switch, on the setting as the menu keeps it. */
function Kept() {
  return <AutoAssignSwitch setting={useAutoAssign({ isWanted: true })} />;
}
const open = (changes: Record<string, unknown> = {}, licenceAutoAssignUpdate: unknown = null) =>
  renderInConsole(<Kept />, {
    viewer: { id: 'viewer-1', team: teamWith({}, changes) },
    licenceAutoAssignUpdate,
  });
const MUTATION = 'licenceAutoAssignUpdate';
const told = () => currentToasts().map(({ text }) => text.defaultMessage);
const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'New members get PRO' });

it('is saved at once', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { sent } = await open({}, () => new Promise((resolve) => (answer = resolve)));
  expect(theSwitch().checked).toBe(true);
  await click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  expect(sent.at(-1)).toMatchObject({ name: MUTATION, variables: { input: { isEnabled: false } } });
  await answered(() => answer({ team: { id: 'team-1', isLicenceAutoAssigned: false }, userErrors: [] }));
  expect(theSwitch().checked).toBe(false);
  expect(currentToasts()).toEqual([]);
});

it('takes the next press once the one before is answered', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const { sent } = await open({}, () => new Promise((resolve) => answers.push(resolve)));
  await click(theSwitch());
  await click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  await answered(() => answers[0]?.({ team: { id: 'team-1', isLicenceAutoAssigned: false }, userErrors: [] }));
  await click(theSwitch());
  const asked = inputsWithKeysOf(sent, MUTATION);
  expect(asked).toMatchObject([{ isEnabled: false }, { isEnabled: true }]);
});

const REFUSED = { team: null, userErrors: [userError('PLAN_REQUIRED')] };

it.each([
  ['it is refused', () => REFUSED],
  ['the services are down', down],
  ['no answer came, and it is as before', lost],
])('goes back, and says so, where %s', async (_what, update) => {
  await open({}, update);
  await click(theSwitch());
  expect(theSwitch().checked).toBe(true);
  expect(told()).toEqual(['The setting for new members could not be saved. It is as before.']);
});

it('is as it was kept where the answer was lost', async () => {
  let isKept = true;
  await open({ isLicenceAutoAssigned: () => isKept }, () => {
    isKept = false;
    return lost();
  });
  await click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  expect(told()).toEqual([]);
});

it('says that nobody knows where it cannot be read again, and is tried again under the same key', async () => {
  let isDown = false;
  const { sent } = await open({ isLicenceAutoAssigned: () => (isDown ? down() : true) }, () => {
    isDown = true;
    return lost();
  });
  await click(theSwitch());
  expect(told()).toEqual([
    'No answer came, so it is not known whether this was done. Try again: nothing is done twice.',
  ]);
  await click(theSwitch());
  const [first, second] = inputsWithKeysOf(sent, MUTATION);
  expect(second).toEqual(first);
});

it.each([
  ['a team that is not on PRO', { isProPlan: false }],
  ['somebody who may not change it', { viewerCanChangeLicenceAutoAssign: false }],
])('is not there for %s', async (_what, changes) => {
  await open(changes);
  expect(screen.queryByRole('switch')).toBeNull();
});
