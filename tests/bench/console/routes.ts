import type { Page } from './firstLoad.ts';

/** A route of the console. Budgets are in kB of 1,000 bytes; the floor is the page of the same libraries without ours. */
export type Route = Page & { name: string; budget: number | undefined; floor: string };

const html = 'index.html';
/** The texts of one language which every page waits for; those of an area are in scripts of the same name. */
const texts = { name: 'en-us', holding: 'app.refresh' };
const textsOfArea = (area: string) => ({ name: 'en-us', holding: `"${area}.` });

export const routes: readonly Route[] = [
  {
    name: 'sign-in',
    html,
    lazyModules: ['OutsideArea', texts, textsOfArea('identity')],
    budget: 150,
    floor: 'signIn.html',
  },
  {
    name: 'overview',
    html,
    lazyModules: ['ConsoleArea', 'OverviewPage', texts, textsOfArea('overview')],
    budget: undefined,
    floor: 'console.html',
  },
  { name: 'members', html, lazyModules: ['ConsoleArea', 'MembersPage', texts], budget: 240, floor: 'console.html' },
];
