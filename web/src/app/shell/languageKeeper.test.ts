import { expect, it, vi } from 'vitest';
import type { LocaleCode } from '@muster/schema/formats/locale';
import { createLanguageKeeper } from './languageKeeper.ts';

/** A keeper over an account that answers when, and as, the test says. */
const keeping = () => {
  const answers: ((isKept: boolean) => void)[] = [];
  const sent: LocaleCode[] = [];
  const shown: LocaleCode[] = [];
  const tellFailure = vi.fn<() => void>();
  let isSignedIn = true;
  const choose = createLanguageKeeper({
    kept: 'en-us',
    apply: (code) => void shown.push(code),
    keep: (code) => {
      sent.push(code);
      return new Promise((resolve) => answers.push(resolve));
    },
    isSignedIn: () => isSignedIn,
    tellFailure,
  });
  const answer = async (isKept: boolean) => {
    answers.shift()?.(isKept);
    // What follows from an answer is done two turns later.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { choose, answer, sent, shown, tellFailure, signOut: () => void (isSignedIn = false) };
};

it('shows a choice at once and keeps it', async () => {
  const { choose, answer, sent, shown, tellFailure } = keeping();
  choose('es-es');
  expect([shown, sent]).toEqual([['es-es'], ['es-es']]);
  await answer(true);
  expect(tellFailure).not.toHaveBeenCalled();
  choose('es-es');
  expect(sent).toEqual(['es-es']);
});

it('goes back to what the account has where a choice fails, and says so', async () => {
  const { choose, answer, shown, tellFailure } = keeping();
  choose('es-es');
  await answer(true);
  choose('ru-ru');
  await answer(false);
  expect(shown).toEqual(['es-es', 'ru-ru', 'es-es']);
  expect(tellFailure).toHaveBeenCalledTimes(1);
});

it('sends the last of quick choices behind the one that is under way, and none between', async () => {
  const { choose, answer, sent, shown } = keeping();
  for (const code of ['es-es', 'pt-br', 'ru-ru'] as const) choose(code);
  expect(sent).toEqual(['es-es']);
  await answer(true);
  expect(sent).toEqual(['es-es', 'ru-ru']);
  await answer(true);
  expect(shown.at(-1)).toBe('ru-ru');
});

it('says nothing of an older choice that fails', async () => {
  const { choose, answer, sent, shown, tellFailure } = keeping();
  choose('es-es');
  choose('ru-ru');
  await answer(false);
  expect([sent, shown]).toEqual([
    ['es-es', 'ru-ru'],
    ['es-es', 'ru-ru'],
  ]);
  expect(tellFailure).not.toHaveBeenCalled();
  await answer(false);
  expect(shown.at(-1)).toBe('en-us');
  expect(tellFailure).toHaveBeenCalledTimes(1);
});

it('takes back a choice that was kept meanwhile, where the person has gone back', async () => {
  const { choose, answer, sent } = keeping();
  choose('es-es');
  choose('en-us');
  await answer(true);
  expect(sent).toEqual(['es-es', 'en-us']);
});

it('sends the old language again after a failure, as the answer alone may have been lost', async () => {
  const { choose, answer, sent } = keeping();
  choose('es-es');
  choose('en-us');
  await answer(false);
  expect(sent).toEqual(['es-es', 'en-us']);
  await answer(true);
  choose('es-es');
  await answer(false);
  choose('en-us');
  expect(sent).toEqual(['es-es', 'en-us', 'es-es', 'en-us']);
});

it('does and says nothing once the person is signed out', async () => {
  const { choose, answer, sent, shown, tellFailure, signOut } = keeping();
  choose('es-es');
  choose('ru-ru');
  signOut();
  await answer(false);
  expect([sent, shown.at(-1)]).toEqual([['es-es'], 'ru-ru']);
  expect(tellFailure).not.toHaveBeenCalled();
});
