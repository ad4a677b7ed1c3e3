import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, rest, strike, typeInto } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { TagInput } from './TagInput.tsx';
import type { SuggestionStart, Tag, TagSource } from './tagSuggestions.ts';

/** What stands in the place of suggestions is told once its region has stood for a moment, in ms. */
const SAID_AFTER = 100;

const CHANNELS: readonly Tag[] = [
  { id: '1', label: 'Sales Europe' },
  { id: '2', label: 'Design' },
  { id: '3', label: 'Sales Asia' },
  { id: '4', label: '<b>Bold</b> 😀' },
];

function Form({
  source,
  most = 999,
  start,
  isRemoveOnly = false,
  initial,
  onSend,
  onChoose,
}: {
  source: TagSource;
  most?: number;
  start?: SuggestionStart;
  isRemoveOnly?: boolean;
  initial: readonly Tag[];
  onSend: () => void;
  onChoose: (ids: string) => void;
}) {
  const [value, setValue] = useState<readonly Tag[]>(initial);
  const choose = (chosen: readonly Tag[]) => {
    setValue(chosen);
    onChoose(chosen.map((tag) => tag.id).join(','));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TagInput
        label="Channels"
        {...{ value, source, most, isRemoveOnly }}
        {...(start && { start })}
        onChange={choose}
      />
      <button type="submit">Send</button>
    </form>
  );
}

type Options = { most?: number; start?: SuggestionStart; isRemoveOnly?: boolean };

const open = async (source: TagSource = CHANNELS, initial: readonly Tag[] = [], options: Options = {}) => {
  const onSend = vi.fn<() => void>();
  const onChoose = vi.fn<(ids: string) => void>();
  await renderPiece(<Form source={source} initial={initial} {...options} onSend={onSend} onChoose={onChoose} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Channels' });
  await act(async () => field.focus());
  return { field, onSend, chosen: () => onChoose.mock.lastCall?.[0] };
};

const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('choosing from a list', () => {
  it('offers from the first character on what has a word that begins so', async () => {
    const { field } = await open();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await typeInto(field, 's');
    expect(options()).toEqual(['Sales Europe', 'Sales Asia']);
    await typeInto(field, 'EUR');
    expect(options()).toEqual(['Sales Europe']);
    await typeInto(field, 'les');
    expect(options()).toEqual([]);
    await rest(SAID_AFTER);
    expect(screen.getByText('No match').getAttribute('role')).toBe('status');
  });

  it('goes by the keyboard: arrows, Enter, Backspace, Escape', async () => {
    const { field, chosen } = await open();
    await typeInto(field, 's');
    await strike(field, 'ArrowDown');
    await strike(field, 'Enter');
    expect(chosen()).toBe('3');
    expect(field.value).toBe('');
    await typeInto(field, 's');
    expect(options()).toEqual(['Sales Europe']);
    await strike(field, 'Enter');
    expect(chosen()).toBe('3,1');
    await strike(field, 'Backspace');
    expect(chosen()).toBe('3');
    await typeInto(field, 'd');
    await strike(field, 'Escape');
    expect(options()).toEqual([]);
    expect(chosen()).toBe('3');
  });

  it('takes nothing that is not suggested, and does not send the form for it', async () => {
    const { field, onSend, chosen } = await open();
    await typeInto(field, 'nothing like it');
    const wentOn = await strike(field, 'Enter');
    expect(wentOn).toBe(false);
    await act(async () => field.blur());
    expect(field.value).toBe('');
    expect(chosen()).toBeUndefined();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('shows names as text', async () => {
    const { field } = await open();
    await typeInto(field, 'bold');
    expect(options()).toEqual(['<b>Bold</b> 😀']);
    expect(document.querySelector('b')).toBeNull();
  });

  it('ends at the most that can be chosen', async () => {
    const { field } = await open(CHANNELS, CHANNELS.slice(0, 2), { most: 2 });
    expect(screen.getByText('No more than 2 can be chosen.')).toBeTruthy();
    await typeInto(field, 's');
    expect(options()).toEqual([]);
    await typeInto(field, '');
    await strike(field, 'Backspace');
    await typeInto(field, 'd');
    expect(options()).toEqual(['Design']);
  });

  it('does not make a page of 999 tags', async () => {
    const many = Array.from({ length: 999 }, (_nothing, index) => ({ id: `${index}`, label: `Channel ${index}` }));
    await open(CHANNELS, many);
    expect(screen.getByText('+949')).toBeTruthy();
    expect(screen.queryByText('Channel 948')).toBeNull();
    expect(screen.getByText('Channel 949')).toBeTruthy();
  });
});

describe('choosing by a search', () => {
  const search = (answers: Record<string, readonly Tag[] | Error>) =>
    vi.fn<(typed: string, signal: AbortSignal) => Promise<readonly Tag[]>>(async (typed) => {
      const answer = answers[typed] ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    });

  it('asks 300 ms after typing rests, and says meanwhile that it does', async () => {
    const source = search({ sa: CHANNELS.slice(0, 1) });
    const { field, chosen } = await open(source);
    await typeInto(field, 's');
    await rest(299);
    await typeInto(field, 'sa');
    await rest(299);
    expect(source).not.toHaveBeenCalled();
    expect(screen.getByText('Searching…')).toBeTruthy();
    await rest(1);
    expect(source.mock.calls.map(([typed]) => typed)).toEqual(['sa']);
    expect(options()).toEqual(['Sales Europe']);
    await strike(field, 'Enter');
    expect(chosen()).toBe('1');
  });

  it('drops an answer that comes too late', async () => {
    const late = Promise.withResolvers<readonly Tag[]>();
    const source = (typed: string) => (typed === 'd' ? late.promise : Promise.resolve(CHANNELS.slice(0, 1)));
    const { field } = await open(source);
    await typeInto(field, 'd');
    await rest(300);
    await typeInto(field, 's');
    await rest(300);
    await act(async () => late.resolve(CHANNELS.slice(1, 2)));
    expect(options()).toEqual(['Sales Europe']);
  });

  it('says that it failed, and asks again on Retry', async () => {
    const answers: Record<string, readonly Tag[] | Error> = { s: new Error('down') };
    const { field } = await open(search(answers));
    await typeInto(field, 's');
    await rest(300);
    expect(screen.getByRole('alert').textContent).toBe('The suggestions could not be loaded.');
    answers['s'] = CHANNELS.slice(0, 1);
    const again = screen.getByRole('button', { name: 'Retry' });
    await act(async () => again.focus());
    expect(field.value).toBe('s');
    await click(again);
    await rest(300);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(options()).toEqual(['Sales Europe']);
  });

  it('says that nothing matches', async () => {
    const { field } = await open(search({}));
    await typeInto(field, 'x');
    await rest(300);
    await rest(SAID_AFTER);
    expect(screen.getByText('No match').getAttribute('role')).toBe('status');
  });
});

describe('suggesting before anything is typed', () => {
  const start = { minimum: 2, atOnce: true };
  const search = () =>
    vi.fn<(typed: string, signal: AbortSignal) => Promise<readonly Tag[]>>(async (typed) =>
      typed === '' ? CHANNELS.slice(0, 2) : CHANNELS.slice(2, 3),
    );

  it('asks for it with the focus, once, and searches from the second character on', async () => {
    const source = search();
    const { field, chosen, onSend } = await open(source, [], { start });
    await rest(0);
    expect(options()).toEqual(['Sales Europe', 'Design']);
    await typeInto(field, 's');
    await rest(300);
    expect(options()).toEqual(['Sales Europe', 'Design']);
    await typeInto(field, 'sa');
    await rest(300);
    expect(options()).toEqual(['Sales Asia']);
    await typeInto(field, '');
    expect(options()).toEqual(['Sales Europe', 'Design']);
    expect(source.mock.calls.map(([typed]) => typed)).toEqual(['', 'sa']);
    await strike(field, 'Enter');
    expect(chosen()).toBeUndefined();
    expect(onSend).not.toHaveBeenCalled();
    await strike(field, 'ArrowDown');
    await strike(field, 'Enter');
    expect(chosen()).toBe('1');
  });

  it('shows all of a list', async () => {
    await open(CHANNELS, CHANNELS.slice(0, 1), { start });
    expect(options()).toEqual(CHANNELS.slice(1).map(({ label }) => label));
  });

  it('says that it failed, and asks again on Retry', async () => {
    let isDown = true;
    const { field } = await open(
      async () => {
        if (isDown) throw new Error('down');
        return CHANNELS;
      },
      [],
      { start },
    );
    await rest(0);
    expect(screen.getByRole('alert').textContent).toBe('The suggestions could not be loaded.');
    isDown = false;
    await click(screen.getByRole('button', { name: 'Retry' }));
    await rest(0);
    expect(options()).toHaveLength(4);
    expect(document.activeElement).toBe(field);
  });
});

describe('what is chosen', () => {
  const locked = { id: '9', label: 'Announcements', locked: 'It stays' };

  it('stays where it is locked, by whatever way it was to be taken away, and says why for a while', async () => {
    const { field, chosen } = await open(CHANNELS, [...CHANNELS.slice(0, 1), locked]);
    const refused = () => screen.queryByRole('alert')?.textContent;
    await strike(field, 'Backspace');
    expect(refused()).toBe('It stays');
    await rest(2_499);
    expect(refused()).toBe('It stays');
    await rest(1);
    expect(refused()).toBeUndefined();
    await click(screen.getByRole('button', { name: 'Announcements. It stays' }));
    expect(refused()).toBe('It stays');
    expect(chosen()).toBeUndefined();
    await click(screen.getByRole('button', { name: 'Remove Sales Europe' }));
    expect(chosen()).toBe('9');
  });

  it('can only be taken away where nothing can be added', async () => {
    const { field, chosen } = await open(CHANNELS, CHANNELS.slice(0, 2), {
      isRemoveOnly: true,
      start: { minimum: 1, atOnce: true },
    });
    expect(field.readOnly).toBe(true);
    expect(options()).toEqual([]);
    await strike(field, 'Backspace');
    expect(chosen()).toBe('1');
  });
});
