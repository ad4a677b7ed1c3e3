// What is loaded is kept for as long as the page lives: each test loads the page anew.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../testing/hands.ts';
import { pageConfig } from './console.fixture.ts';

/** The languages that the server does not give, and how often it was asked for one of them. */
const server = { lacks: new Set<string>(), asked: 0 };

const fetched = (language: string, load: () => Promise<object>) => {
  if (!server.lacks.has(language)) return load();
  server.asked += 1;
  // Whoever asks without end is left waiting, so that the test ends.
  if (server.asked > 20) return new Promise<object>(() => undefined);
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
};

beforeEach(() => {
  vi.resetModules();
  // Anew for each test: what came once would be kept.
  vi.doMock('../../../locales/en-us.json?area=base', (load) => fetched('en-us', load));
  vi.doMock('../../../locales/ru-ru.json?area=base', (load) => fetched('ru-ru', load));
  window.localStorage.clear();
  window.location.hash = '#/login';
});
afterEach(() => {
  cleanup();
  server.lacks.clear();
  server.asked = 0;
});

/** Opens the sign-in page in a browser that remembers a language. */
const open = async (locale: string) => {
  window.localStorage.setItem('muster.locale', locale);
  const { Root } = await import('./Root.tsx');
  await act(async () => render(<Root config={pageConfig} />));
};
const shown = () => document.documentElement.lang;
const missing = () => screen.queryByText('The texts in Русский could not be loaded.');

it('begins in American English where the texts of a language do not arrive, says so, and asks again when told to', async () => {
  server.lacks.add('ru-ru');
  await open('ru-ru');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'en-us');
  expect(shown()).toBe('en-US');
  expect(missing()).toBeTruthy();
  expect(server.asked).toBe(1);
  await press('Retry');
  expect(await screen.findByText('The texts in Русский could not be loaded.')).toBeTruthy();
  expect(server.asked).toBe(2);
  server.lacks.clear();
  await press('Retry');
  expect(await screen.findByRole('combobox', { name: 'Язык' })).toHaveProperty('value', 'ru-ru');
  expect(shown()).toBe('ru-RU');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('stays in the language that is shown where the texts of another one do not arrive', async () => {
  server.lacks.add('ru-ru');
  await open('en-us');
  const languages = await screen.findByRole('combobox', { name: 'Language' });
  await act(async () => void fireEvent.change(languages, { target: { value: 'ru-ru' } }));
  expect(await screen.findByText('The texts in Русский could not be loaded.')).toBeTruthy();
  expect(languages).toHaveProperty('value', 'en-us');
  expect(server.asked).toBe(1);
  // Another one takes the word back.
  await act(async () => void fireEvent.change(languages, { target: { value: 'es-es' } }));
  expect(await screen.findByRole('combobox', { name: 'Idioma' })).toHaveProperty('value', 'es-es');
  expect(missing()).toBeNull();
});

it('says that the page is to be refreshed where the texts of no language arrive', async () => {
  // React tells the console of whatever a boundary catches.
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  server.lacks.add('en-us').add('ru-ru');
  await open('ru-ru');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeTruthy();
  expect(server.asked).toBe(2);
  told.mockClear();
});
