import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { changesLink, noteChange } from './changesLink.ts';
import { defaultOptions } from './client.ts';

const LIST = gql`
  query list {
    people
  }
`;
const LEAVE = gql`
  mutation leave {
    leave
  }
`;

/** A client whose answers the test gives by hand, in the order in which they were asked for. */
const setUp = () => {
  const asked: { name: string; answer: Subject<ApolloLink.Result> }[] = [];
  const end = new ApolloLink(({ operationName }) => {
    const answer = new Subject<ApolloLink.Result>();
    asked.push({ name: operationName ?? '', answer });
    return answer;
  });
  const link = ApolloLink.from([changesLink, end]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });
  const give = (place: number, data: Record<string, unknown>) => {
    asked[place]?.answer.next({ data });
    asked[place]?.answer.complete();
  };
  return { client, give, fail: (place: number) => asked[place]?.answer.error(new Error('lost')), asked };
};

const names = (asked: readonly { name: string }[]) => asked.map(({ name }) => name);

it('asks again for what was on its way while something changed', async () => {
  const { client, give, asked } = setUp();
  const list = client.query({ query: LIST });
  const left = client.mutate({ mutation: LEAVE });
  give(1, { leave: true });
  await left;
  give(0, { people: ['Ann', 'Bob'] });
  expect(names(asked)).toEqual(['list', 'leave', 'list']);
  give(2, { people: ['Ann'] });
  await expect(list).resolves.toMatchObject({ data: { people: ['Ann'] } });
  expect(client.readQuery({ query: LIST })).toEqual({ people: ['Ann'] });
});

it('takes an answer that came before the change, or was asked for after it', async () => {
  const { client, give, asked } = setUp();
  const before = client.query({ query: LIST });
  give(0, { people: ['Ann', 'Bob'] });
  await before;
  const left = client.mutate({ mutation: LEAVE });
  give(1, { leave: true });
  await left;
  const after = client.query({ query: LIST, fetchPolicy: 'network-only' });
  give(2, { people: ['Ann'] });
  await after;
  expect(names(asked)).toEqual(['list', 'leave', 'list']);
});

it('takes a change whose answer was lost for a change', async () => {
  const { client, give, fail, asked } = setUp();
  const list = client.query({ query: LIST });
  const left = client.mutate({ mutation: LEAVE });
  fail(1);
  await expect(left).resolves.toMatchObject({ error: new Error('lost') });
  give(0, { people: ['Ann', 'Bob'] });
  give(2, { people: ['Ann'] });
  await expect(list).resolves.toMatchObject({ data: { people: ['Ann'] } });
  expect(names(asked)).toEqual(['list', 'leave', 'list']);
});

it('asks three times at most where changes go on', async () => {
  const { client, give, asked } = setUp();
  const list = client.query({ query: LIST });
  for (const place of [0, 1, 2]) {
    noteChange(client.cache);
    give(place, { people: [String(place)] });
  }
  await expect(list).resolves.toMatchObject({ data: { people: ['2'] } });
  expect(asked).toHaveLength(3);
});
