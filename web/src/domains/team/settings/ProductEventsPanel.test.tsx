import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { downAtFirst, inputsOf, keeping, settingChange } from '../../../testing/gatewayPieces.ts';
import { press, toggle } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import ProductEventsPanel from './ProductEventsPanel.tsx';
import { control } from './inviteSettings.fixture.ts';

const MUTATION = 'teamProductEventsUpdate';
const SWITCH = 'Share usage data';
type Input = { sharesProductEvents: boolean };

const fail = () => {
  throw new GraphQLError('lost', { extensions: { code: 'OUTCOME_UNKNOWN' } });
};

async function open(sharesProductEvents: boolean, isDown = () => false) {
  let kept = sharesProductEvents;
  const team = {
    ...{ id: 'team-1', version: 1, settingChange: () => (isDown() ? fail() : settingChange()) },
    sharesProductEvents: () => kept,
  };
  const page = await renderInConsole(<ProductEventsPanel />, {
    viewer: { id: 'viewer-1', team },
    [MUTATION]: keeping(
      { team },
      (input: Input) => void (kept = input.sharesProductEvents),
      () => isDown() && fail(),
    ),
  });
  const inputs = () => inputsOf(page.sent, MUTATION);
  return { ...page, inputs };
}

it('says how it stands and who changed it last; a change is saved at once', async () => {
  const { inputs } = await open(true);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByText('It is counted how your people use the console.')).toBeTruthy();
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toEqual([{ sharesProductEvents: false }]);
  expect(screen.getByText('Nothing of what your people do is counted.')).toBeTruthy();
  expect(screen.getByText('Saved')).toBeTruthy();
});

it('goes back where it was not kept, and says so in the words for that', async () => {
  await open(true, () => true);
  await toggle(SWITCH);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain(
    'There was an error saving your setting. Please try again later.',
  );
});

it('goes on saying who changed it last where that cannot be read again', async () => {
  let isDown = false;
  const { sent } = await open(true, () => isDown);
  isDown = true;
  await toggle(SWITCH);
  expect(sent.map(({ name }) => name)).toEqual(['productEvents', MUTATION, 'productEvents']);
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
});

it('that it could not be read is told, and read again by Retry', async () => {
  const sharesProductEvents = downAtFirst(() => false);
  await renderInConsole(<ProductEventsPanel />, {
    viewer: { id: 'viewer-1', team: { id: 'team-1', sharesProductEvents, settingChange: null } },
  });
  expect(screen.getByRole('alert').textContent).toContain('Whether usage data is shared could not be loaded');
  sharesProductEvents.mend();
  await press('Retry');
  expect(control(SWITCH).checked).toBe(false);
});
