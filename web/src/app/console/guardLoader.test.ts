import { beforeEach, describe, expect, it } from 'vitest';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import { pageConfig, startUpOf } from '../console.fixture.ts';
import { surroundingsOf } from '../session/surroundings.ts';
import { visitorOf } from '../session/visitorOf.ts';
import { asksGuardsAgain, guardLoader } from './guardLoader.ts';

type Role = 'ADMIN' | 'MEMBER';

/** How somebody is sent elsewhere who opens an address; null where they stay. */
const answerTo = (address: string, role: Role = 'ADMIN') => {
  const visitor = visitorOf(startUpOf({ role }).viewer, surroundingsOf(pageConfig));
  const request = new Request(`http://console.example${address}`);
  const args = { request, params: {}, context: {}, url: new URL(request.url), pattern: '' };
  try {
    guardLoader(() => visitor)(args as never, undefined);
    return null;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    return response.headers;
  }
};

/** Where somebody is sent who opens an address; null where they stay. */
const open = (address: string, role: Role = 'ADMIN') => answerTo(address, role)?.get('location') ?? null;

const wayBack = () => window.localStorage.getItem('muster.returnPath');

beforeEach(() => {
  window.localStorage.clear();
  window.location.hash = '';
});

describe('opening an address', () => {
  it('shows the page to whom it is for', () => {
    expect(open('/manage/users?search=an')).toBeNull();
    expect(currentToasts()).toEqual([]);
  });

  it('leads a member away from an admin page, and says so', () => {
    expect(open('/manage/users', 'MEMBER')).toBe('/overview');
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['You have no access to this page.']);
  });

  it('leads the root to the overview', () => {
    expect(open('/')).toBe('/overview');
  });

  it('leads on to the page that somebody came for before signing in, once', () => {
    window.localStorage.setItem('muster.returnPath', '/manage/users?search=an');
    expect(open('/')).toBe('/manage/users?search=an');
    expect(wayBack()).toBeNull();
    expect(open('/')).toBe('/overview');
  });

  it('leads to the overview, without a word, where the role does not allow that page', () => {
    window.localStorage.setItem('muster.returnPath', '/manage/users');
    expect(open('/', 'MEMBER')).toBe('/overview');
    expect(wayBack()).toBeNull();
    expect(currentToasts()).toEqual([]);
  });

  it('leaves no address in the history that leads elsewhere', () => {
    window.location.hash = '#/manage?tab=admins';
    expect(answerTo('/manage?tab=admins')?.has('X-Remix-Replace')).toBe(true);
  });

  it('keeps the page that a link was on, so that Back leads there', () => {
    window.location.hash = '#/overview';
    expect(answerTo('/manage')?.has('X-Remix-Replace')).toBe(false);
  });
});

describe('a step in the history', () => {
  const asks = (from: string, to: string, defaultShouldRevalidate = true) => {
    const [currentUrl, nextUrl] = [from, to].map((address) => new URL(address, 'http://console.example'));
    return asksGuardsAgain({ currentUrl, nextUrl, defaultShouldRevalidate } as never);
  };

  it.each([
    ['/overview', '/manage/users', true],
    ['/manage/users?tab=guests', '/manage/users', true],
    ['/manage/users?dialog=add-users', '/overview', true],
    ['/manage/users?dialog=add-users', '/manage/users', false],
    ['/manage/users?tab=guests', '/manage/users?tab=guests&dialog=profile&member=1', false],
    ['/manage/users', '/manage/users', false],
  ])('from %s to %s asks the guards: %s', (from, to, isAsked) => {
    expect(asks(from, to)).toBe(isAsked);
  });

  it('asks nothing where it says so itself', () => {
    expect(asks('/manage/users', '/manage/users?tab=guests', false)).toBe(false);
  });
});
