// What is loaded is kept for as long as the page lives: the test loads the page anew.
import { expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./catalogues.ts');
};
const peopleIn = (catalogue: object) => Object.keys(catalogue).filter((id) => id.startsWith('people.'));

it('brings the texts of an area into every language in use when the area is opened, and into later ones at once', async () => {
  const { loadCatalogue, loadTexts } = await fresh();
  const english = await loadCatalogue('en-us');
  expect(peopleIn(english)).toEqual([]);
  await loadTexts('people');
  expect(peopleIn(english).length).toBeGreaterThan(0);
  expect(await loadCatalogue('en-us')).toBe(english);
  expect(peopleIn(await loadCatalogue('ru-ru'))).toEqual(peopleIn(english));
});
