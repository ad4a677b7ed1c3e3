import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { downAtFirst, inputsOf, keeping, settingChange } from '../../../testing/gatewayPieces.ts';
import { press, toggle } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import FullNamesPanel from './FullNamesPanel.tsx';
import { control } from './inviteSettings.fixture.ts';

const MUTATION = 'teamFullNamesUpdate';
const SWITCH = 'Show full names';
type Input = { showsFullNames: boolean };

const fail = () => {
  throw new GraphQLError('lost', { extensions: { code: 'OUTCOME_UNKNOWN' } });
};

async function open(showsFullNames: boolean, isDown = () => false) {
  let kept = showsFullNames;
  const team = {
    ...{ id: 'team-1', version: 1, settingChange: () => (isDown() ? fail() : settingChange()) },
    showsFullNames: () => kept,
  };
  const page = await renderInConsole(<FullNamesPanel />, {
    viewer: { id: 'viewer-1', team },
    [MUTATION]: keeping(
      { team },
      (input: Input) => void (kept = input.showsFullNames),
      () => isDown() && fail(),
    ),
  });
  const inputs = () => inputsOf(page.sent, MUTATION);
  return { ...page, inputs };
}

it('says how it stands and who changed it last; a change is saved at once', async () => {
  const { inputs } = await open(true);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByText('Everybody reads full names.')).toBeTruthy();
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toEqual([{ showsFullNames: false }]);
  expect(screen.getByText('Only admins read full names.')).toBeTruthy();
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
  expect(sent.map(({ name }) => name)).toEqual(['fullNames', MUTATION, 'fullNames']);
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
});

it('that it could not be read is told, and read again by Retry', async () => {
  const showsFullNames = downAtFirst(() => false);
  await renderInConsole(<FullNamesPanel />, {
    viewer: { id: 'viewer-1', team: { id: 'team-1', showsFullNames, settingChange: null } },
  });
  expect(screen.getByRole('alert').textContent).toContain('How names are shown could not be loaded');
  showsFullNames.mend();
  await press('Retry');
  expect(control(SWITCH).checked).toBe(false);
});
