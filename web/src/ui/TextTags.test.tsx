import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { click, strike, typeInto } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { TextTags } from './TextTags.tsx';
import { type ReadTag, useTextTags } from './useTextTags.ts';

/** Words of letters, in lower case. */
const readWord: ReadTag = (text, present) => {
  const tag = text.toLowerCase();
  if (!/^[a-z0-9]+$/.test(tag)) return { problem: `${text} is wrong.` };
  return present.has(tag) ? { problem: `${tag} is there.` } : { tag };
};

function Form({
  initial,
  marked,
  onSend,
  onChoose,
}: {
  initial: readonly string[];
  marked: readonly string[];
  onSend: () => void;
  onChoose: (value: string) => void;
}) {
  const [value, setValue] = useState(initial);
  const onChange = (next: readonly string[]) => {
    setValue(next);
    onChoose(next.join(' '));
  };
  const state = useTextTags({ value, onChange, read: readWord });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextTags
        label="Words"
        value={value}
        onChange={onChange}
        state={state}
        marked={new Set(marked)}
        error={marked.length > 0 && 'Not these.'}
        hint="Some words."
      />
    </form>
  );
}

const open = async (initial: readonly string[] = [], marked: readonly string[] = []) => {
  const onSend = vi.fn<() => void>();
  const onChoose = vi.fn<(value: string) => void>();
  await renderPiece(<Form initial={initial} marked={marked} onSend={onSend} onChoose={onChoose} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
  await act(async () => field.focus());
  return { field, onSend, chosen: () => onChoose.mock.lastCall?.[0] };
};

/** A press of a key; whether what the browser does by itself went on. */
const press = (target: HTMLElement, key: string) =>
  act(async () => {
    const goesOn = fireEvent.keyDown(target, { key });
    fireEvent.keyUp(target, { key });
    return goesOn;
  });
const paste = (field: HTMLElement, text: string) =>
  act(async () => {
    const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
    fireEvent(field, event);
    return event.defaultPrevented;
  });
const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map((one) => one.textContent);
const tag = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('typing', () => {
  it.each([',', ' ', ';', '\u00a0'])('and then %j takes what is typed', async (separator) => {
    const { field, chosen } = await open();
    await typeInto(field, 'One');
    expect(tags()).toEqual([]);
    await typeInto(field, `One${separator}`);
    expect([tags(), chosen(), field.value]).toEqual([['one'], 'one', '']);
  });

  it('and then Enter takes it without sending the form; with nothing typed Enter goes on', async () => {
    const { field, chosen } = await open(['one']);
    await typeInto(field, 'two');
    expect(await press(field, 'Enter')).toBe(false);
    expect([chosen(), field.value]).toEqual(['one two', '']);
    expect(await press(field, 'Enter')).toBe(true);
  });

  it('and leaving the field takes it', async () => {
    const { field, chosen } = await open();
    await typeInto(field, 'one');
    await act(async () => field.blur());
    expect(chosen()).toBe('one');
  });

  it('is not taken while a word is being composed', async () => {
    const { field } = await open();
    await typeInto(field, 'one');
    await strike(field, 'Enter', { isComposing: true });
    expect(field.value).toBe('one');
  });
});

describe('what is none', () => {
  it('stays to be mended, with the reason at the field', async () => {
    const { field, chosen } = await open();
    await typeInto(field, 'o-ne ');
    expect(field.value).toBe('o-ne');
    const reason = screen.getByRole('alert');
    expect(reason.textContent).toBe('o-ne is wrong.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(reason.id);
    await typeInto(field, 'one');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Some words.')).toBeTruthy();
    await press(field, 'Enter');
    expect(chosen()).toBe('one');
  });

  it('so is what is there already', async () => {
    const { field, chosen } = await open(['one']);
    await typeInto(field, 'ONE,');
    expect(screen.getByRole('alert').textContent).toBe('one is there.');
    expect([field.value, chosen()]).toEqual(['ONE', undefined]);
  });
});

describe('a paste', () => {
  it('of many takes what it can, and leaves the rest', async () => {
    const { field, chosen } = await open(['one']);
    expect(await paste(field, 'Two, three;four\nfi-ve\ttwo\r\nsix')).toBe(true);
    expect(chosen()).toBe('one two three four six');
    expect(field.value).toBe('fi-ve two');
    expect(screen.getByRole('alert').textContent).toBe('fi-ve is wrong. two is there.');
  });

  it('of one is the browser’s', async () => {
    const { field } = await open();
    expect(await paste(field, ' one\n')).toBe(false);
  });

  it('goes to where the text was selected', async () => {
    const { field, chosen } = await open();
    await typeInto(field, 'abcd');
    field.setSelectionRange(1, 3);
    await paste(field, 'x y');
    expect(chosen()).toBe('ax yd');
  });

  it('of much that is wrong gives a few reasons', async () => {
    const { field } = await open();
    await paste(field, 'a- b- c- d- e-');
    expect(screen.getByRole('alert').textContent).toBe('a- is wrong. b- is wrong. c- is wrong.');
    expect(field.value).toBe('a- b- c- d- e-');
  });
});

describe('taking away', () => {
  it('goes from the end by Backspace in the empty field alone', async () => {
    const { field, chosen } = await open(['one', 'two']);
    await typeInto(field, 'x');
    await press(field, 'Backspace');
    expect(chosen()).toBeUndefined();
    await typeInto(field, '');
    await press(field, 'Backspace');
    expect(chosen()).toBe('one');
  });

  it('goes by the keyboard among them, where the focus stays', async () => {
    const { field, chosen } = await open(['one', 'two', 'three']);
    await press(field, 'ArrowLeft');
    expect(document.activeElement).toBe(tag('three'));
    await press(tag('three'), 'ArrowLeft');
    await press(tag('two'), 'Delete');
    expect(chosen()).toBe('one three');
    expect(document.activeElement).toBe(tag('three'));
    await press(tag('three'), 'Backspace');
    expect(document.activeElement).toBe(tag('one'));
    await press(tag('one'), 'ArrowRight');
    expect(document.activeElement).toBe(field);
    await press(field, 'ArrowLeft');
    await press(tag('one'), 'Delete');
    expect([chosen(), document.activeElement]).toEqual(['', field]);
  });

  it('is a press on one of them, and one stop of the Tab key', async () => {
    const { chosen } = await open(['one', 'two', 'three']);
    expect(['one', 'two', 'three'].map((name) => tag(name).tabIndex)).toEqual([-1, -1, 0]);
    await click(tag('one'));
    expect(chosen()).toBe('two three');
  });
});

it('marks those that something is wrong with', async () => {
  const { field } = await open(['one', 'two'], ['two']);
  expect(tag('two').className).toContain('Error');
  expect(tag('one').className).not.toContain('Error');
  expect(screen.getByRole('alert').textContent).toBe('Not these.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('shows the last of many until all are asked for', async () => {
  await open(Array.from({ length: 60 }, (_nothing, index) => `w${index}`));
  expect(tags()).toHaveLength(50);
  await click(screen.getByRole('button', { name: 'Show all 60' }));
  expect(tags()).toHaveLength(60);
});

it('shows all of many where something is wrong with one that would be hidden', async () => {
  const many = Array.from({ length: 60 }, (_nothing, index) => `w${index}`);
  await open(many, ['w3']);
  expect(tag('w3').className).toContain('Error');
  expect(tags()).toHaveLength(60);
});
