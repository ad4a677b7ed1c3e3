import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { ada, ben, everybody, giveHeight, guest, off, pickerTeam } from '../../../../testing/chosenPeople.ts';
import {
  downAtFirst,
  inputsOf,
  inputsWithKeysOf,
  keeping,
  planGate,
  settingChange,
  userError,
} from '../../../../testing/gatewayPieces.ts';
import { click, isInert, pick, press } from '../../../../testing/hands.ts';
import { connectionOf, type PageArguments, person, renderInConsole } from '../../../../testing/renderInConsole.tsx';
import FileSharingPanel from './FileSharingPanel.tsx';

const MUTATION = 'fileSharingUpdate';
const [EVERYBODY, CHOSEN, NOBODY] = ['Everybody', 'Only people you choose', 'Nobody'];
const MODES = [EVERYBODY, CHOSEN, NOBODY];

beforeEach(giveHeight);

type Input = {
  mode?: string;
  isMobileDisabled?: boolean;
  enableEmails?: string[];
  disableEmails?: string[];
  version: number;
};
const emailsOf = (people: readonly { email: string }[]) => people.map(({ email }) => email);

/** The panel of a team with this setting; `answer` may refuse what is saved. */
async function open(
  setting: { mode?: string; isMobileDisabled?: boolean; people?: (typeof ada)[]; version?: number } = {},
  { answer, isFree = false }: { answer?: (input: Input) => unknown; isFree?: boolean } = {},
) {
  let kept = { mode: 'ALL', isMobileDisabled: false, people: [] as (typeof ada)[], version: 7, ...setting };
  const team = {
    ...pickerTeam,
    fileSharing: () => ({
      ...{ mode: kept.mode, isMobileDisabled: kept.isMobileDisabled, version: kept.version },
      enabledEmails: emailsOf(kept.people),
      enabledMembers: (page: PageArguments) => connectionOf(kept.people, page),
    }),
    settingChange: settingChange(ben),
    planGate: planGate('FILE_SHARING', isFree ? 0 : null),
  };
  const keep = ({ enableEmails = [], disableEmails = [], ...changes }: Input) => {
    const emails = new Set([...emailsOf(kept.people), ...enableEmails]);
    for (const email of disableEmails) emails.delete(email);
    const people = everybody.filter(({ email }) => emails.has(email));
    kept = { ...kept, ...changes, people, version: kept.version + 1 };
  };
  const page = await renderInConsole(<FileSharingPanel />, {
    viewer: { id: 'viewer-1', team },
    eventsPublish: { publishedCount: 1, userErrors: [] },
    [MUTATION]: keeping({ team }, keep, answer),
  });
  const inputs = () => inputsOf(page.sent, MUTATION);
  return { ...page, inputs, change: (next: Partial<typeof kept>) => void (kept = { ...kept, ...next }) };
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosenOption = () => MODES.filter((name) => option(name).checked);
const choose = (name: string) => click(option(name));
/** The picker's code comes when it is opened. */
const picker = () => screen.findByRole('dialog', { name: 'Who may share files' });
const mobile = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Phones and tablets' });
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Chosen people' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};
const refused = (code: string, field: string[] | null = null) => ({
  team: null,
  userErrors: [userError(code, field)],
});

describe('the setting', () => {
  it('is shown with who changed it last', async () => {
    await open({ mode: 'CUSTOM', people: [ada, guest, off], isMobileDisabled: true });
    expect(chosenOption()).toEqual([CHOSEN]);
    expect(chips()).toEqual(['Ada Lovelace', 'Gil Ort', 'Olga Off (Deactivated)']);
    expect(screen.getByText('3 people are chosen.')).toBeTruthy();
    expect(mobile().checked).toBe(false);
    expect(screen.getByText(/^Changed by Ben Okri,/)).toBeTruthy();
    expect(isInert()).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('is saved where it differs, against the version that was read', async () => {
    const { inputs } = await open();
    await choose(NOBODY);
    await click(mobile());
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(inputs()).toEqual([{ mode: 'NONE', isMobileDisabled: true, version: 7 }]);
    expect(isInert('Saved')).toBe(true);
    expect(chosenOption()).toEqual([NOBODY]);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('goes back to what is saved', async () => {
    await open({ mode: 'CUSTOM', people: [ada] });
    await choose(NOBODY);
    await press('Discard changes');
    expect([chosenOption(), chips()]).toEqual([[CHOSEN], ['Ada Lovelace']]);
  });
});

describe('choosing people', () => {
  it('of one name tells them apart by their addresses', async () => {
    const twin = person(5, { name: { first: 'Ada', last: 'Lovelace' } });
    await open({ mode: 'CUSTOM', people: [ada, ben, twin] });
    const twins = [ada, twin].map(({ email }) => `Ada Lovelace, ${email}`);
    expect(chips()).toEqual([twins[0], 'Ben Okri', twins[1]]);
    await press(`Remove ${twins[1]}`);
    expect(chips()).toEqual(['Ada Lovelace', 'Ben Okri']);
    expect(screen.getByText('2 people are chosen.').getAttribute('role')).toBe('status');
  });

  it('opens by itself with nobody chosen, guests among those who are offered; what was picked is saved', async () => {
    const { inputs } = await open();
    await choose(CHOSEN);
    await picker();
    await pick(/Ada/);
    await pick(/Gil/);
    await press('Done');
    expect([chosenOption(), chips()]).toEqual([[CHOSEN], ['Ada Lovelace', 'Gil Ort']]);
    await press('Save');
    expect(inputs()).toEqual([{ mode: 'CUSTOM', enableEmails: emailsOf([ada, guest]), version: 7 }]);
  });

  it.each(['Done', 'Cancel'])('that ends by %s with nobody lets everybody, unsaved', async (way) => {
    const { inputs } = await open({ mode: 'NONE' });
    await choose(CHOSEN);
    await picker();
    await press(way);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chosenOption()).toEqual([EVERYBODY]);
    expect(document.activeElement).toBe(option(EVERYBODY));
    expect([inputs(), hasUnsavedChanges()]).toEqual([[], true]);
  });

  it('that only leaves who is switched off lets everybody as well', async () => {
    await open({ mode: 'CUSTOM', people: [ada, off] });
    screen.getByRole('button', { name: 'Choose people' }).focus();
    await press('Choose people');
    await pick(/Ada/);
    await press('Done');
    expect(chosenOption()).toEqual([EVERYBODY]);
    expect(document.activeElement).toBe(option(EVERYBODY));
  });

  it('does not open by itself where somebody is chosen; each is taken off by a press', async () => {
    const { inputs } = await open({ mode: 'ALL', people: [ada, off] });
    await choose(CHOSEN);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Remove Olga Off (Deactivated)');
    expect(chips()).toEqual(['Ada Lovelace']);
    await press('Save');
    expect(inputs()).toEqual([{ mode: 'CUSTOM', disableEmails: emailsOf([off]), version: 7 }]);
  });

  it('is asked for where everybody active was taken off', async () => {
    const { inputs } = await open({ mode: 'CUSTOM', people: [ada, off] });
    await press(/^Remove Ada/);
    expect(screen.getByText(/^Choose at least one active person\./)).toBeTruthy();
    expect(isInert()).toBe(true);
    await press('Save');
    expect(inputs()).toEqual([]);
  });
});

describe('a save that does not come about', () => {
  it('because somebody else was faster keeps what was touched, and leaves theirs the next time', async () => {
    const page = await open({}, { answer: ({ version }) => version === 7 && refused('STALE', ['version']) });
    await choose(NOBODY);
    page.change({ isMobileDisabled: true, version: 8 });
    await press('Save');
    expect(screen.getByText(/^Somebody else changed this in the meantime/)).toBeTruthy();
    expect(chosenOption()).toEqual([NOBODY]);
    await press('Save');
    expect(page.inputs()).toEqual([
      { mode: 'NONE', version: 7 },
      { mode: 'NONE', version: 8 },
    ]);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it.each([
    ['PLAN_REQUIRED', /^Letting fewer people share files needs PRO\./],
    ['NOT_FOUND', /^Somebody you chose is not active/],
    ['REQUIRED', /^Choose at least one active person\./],
    ['TOO_MANY', /^No more than 10,000/],
    ['KEY_REUSED', /could not be saved\. Try again\./],
  ])('because of %s says why', async (code, text) => {
    await open({}, { answer: () => refused(code) });
    await choose(NOBODY);
    await press('Save');
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(chosenOption()).toEqual([NOBODY]);
  });

  it('because no answer came is tried again under the same key', async () => {
    const answer = downAtFirst(() => undefined);
    const { sent } = await open(
      {},
      {
        answer,
      },
    );
    await choose(NOBODY);
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('req-1');
    answer.mend();
    await press('Save');
    const [first, second] = inputsWithKeysOf(sent, MUTATION);
    expect(second).toEqual(first);
  });
});

describe('on the free plan', () => {
  const isDisabled = (name: string) => option(name).disabled;

  it('nothing can be restricted, and the way to PRO is there', async () => {
    const { address } = await open({}, { isFree: true });
    expect(MODES.map(isDisabled)).toEqual([false, true, true]);
    expect(mobile().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Turning this off needs PRO.')).toBeTruthy();
    await press('Upgrade to PRO');
    expect(address()).toBe('/billing?feature=file-sharing');
  });

  it('what stands from before can be loosened', async () => {
    const { inputs } = await open({ mode: 'CUSTOM', people: [ada], isMobileDisabled: true }, { isFree: true });
    expect(MODES.map(isDisabled)).toEqual([false, false, true]);
    expect(chips()).toEqual(['Ada Lovelace']);
    expect(screen.queryByRole('button', { name: /^Remove|^Choose/ })).toBeNull();
    await choose(EVERYBODY);
    await click(mobile());
    await press('Save');
    expect(inputs()).toEqual([{ mode: 'ALL', isMobileDisabled: false, version: 7 }]);
  });

  it('those who were chosen before may again where nobody may', async () => {
    await open({ mode: 'NONE', people: [ada] }, { isFree: true });
    expect(MODES.map(isDisabled)).toEqual([false, false, false]);
  });

  it('nobody can be chosen newly where nobody may', async () => {
    await open({ mode: 'NONE', people: [off] }, { isFree: true });
    expect(MODES.map(isDisabled)).toEqual([false, true, false]);
  });
});

it('a service that fails is told with the request id, and read again by Retry', async () => {
  const fileSharing = downAtFirst(() => ({
    mode: 'ALL',
    isMobileDisabled: false,
    enabledEmails: [],
    version: 1,
    enabledMembers: null,
  }));
  await renderInConsole(<FileSharingPanel />, {
    viewer: {
      id: 'viewer-1',
      team: {
        ...{ id: 'team-1', settingChange: null, planGate: null },
        fileSharing,
      },
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Who may share files could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  fileSharing.mend();
  await press('Retry');
  expect(chosenOption()).toEqual([EVERYBODY]);
});
