import { act, screen } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { rest } from '../../testing/hands.ts';
import { connectionOf, person, renderInConsole } from '../../testing/renderInConsole.tsx';
import { startUpOf } from '../console.fixture.ts';
import { ViewerProvider } from '../../domains/identity/viewerContext.ts';
import { usePeople } from './usePeople.ts';

/** Who is found for what is typed, and whether they are still looked for. */
function Found({ typed }: { typed: string }) {
  const { people, searching } = usePeople(typed);
  return <p>{searching ? 'searching' : people.map(({ email }) => email).join(' ')}</p>;
}

const open = async (typed: string, size: Record<string, unknown>) => {
  const members = (args: { first: number; search: string }) =>
    connectionOf(
      [person(1), person(2)].filter(({ email }) => email.startsWith(args.search)),
      args,
    );
  const page = await renderInConsole(
    <ViewerProvider value={startUpOf().viewer}>
      <Found typed={typed} />
    </ViewerProvider>,
    { viewer: { id: 'viewer-1', team: { id: 'team-1', ...size, members } } },
  );
  await rest(1_000);
  return { searches: () => page.sent.filter(({ name }) => name === 'memberList').length };
};

const text = () => screen.getByRole('paragraph').textContent;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('people in the palette', () => {
  it('are searched for from two characters on, and from as many as the team asks for', async () => {
    const small = await open('pe', { isLargeTeam: false, memberSearchMinLength: 1 });
    expect(text()).toBe('person1@orbit.example person2@orbit.example');
    expect(small.searches()).toBe(1);
  });

  it('are not searched for by less than a large team answers to', async () => {
    const large = await open('pe', { isLargeTeam: true, memberSearchMinLength: 3 });
    expect(text()).toBe('');
    expect(large.searches()).toBe(0);
  });

  it('are searched for by what is enough in any team while its size is not known', async () => {
    const never = () => new Promise(() => undefined);
    const { searches } = await open('per', { memberSearchMinLength: never });
    expect(text()).toBe('person1@orbit.example person2@orbit.example');
    expect(searches()).toBe(1);
  });

  it('are searched for by two characters as soon as that is known to be enough', async () => {
    let come = (_least: number): void => undefined;
    const least = new Promise<number>((resolve) => (come = resolve));
    const { searches } = await open('pe', { memberSearchMinLength: () => least });
    expect(text()).toBe('searching');
    expect(searches()).toBe(0);
    await act(async () => come(1));
    await rest(1_000);
    expect(text()).toBe('person1@orbit.example person2@orbit.example');
    expect(searches()).toBe(1);
  });
});
