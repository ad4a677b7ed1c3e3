import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import { buildSchema, execute, type GraphQLError } from 'graphql';
import { Suspense, type ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import schemaText from '../../../schema/schema.graphql?raw';
import { LocaleProvider } from '../lib/intl/LocaleProvider.tsx';
import { SessionMovesProvider } from '../lib/session/sessionMoves.ts';
import { billingTypePolicies } from '../domains/billing/typePolicies.ts';
import { memberTypePolicies } from '../domains/member/typePolicies.ts';
import { teamTypePolicies } from '../domains/team/typePolicies.ts';
import { changesLink } from '../lib/apollo/changesLink.ts';
import { createCache, defaultOptions } from '../lib/apollo/client.ts';
import { teamLink } from '../lib/apollo/teamLink.ts';
import { loadAllTexts } from './loadAllTexts.ts';
import { Look } from './Look.tsx';

const schema = buildSchema(schemaText);

/**
 * What the gateway would answer: values, or functions of a field's arguments; a function that throws fails its field.
 * Mutations stand beside `viewer`, by name.
 */
export type Gateway = { readonly viewer: Record<string, unknown>; readonly [field: string]: unknown };

/** An operation that the console sent. */
export interface Sent {
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

const withRequestId = (error: GraphQLError) => ({
  message: error.message,
  ...(error.path && { path: error.path }),
  extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'req-1', ...error.extensions },
});

/** The edge of the console: runs each operation on the real schema over the given values, and notes it. */
const edge = (gateway: Gateway, sent: Sent[]) =>
  new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        sent.push({ name: operationName ?? '', variables });
        Promise.resolve(execute({ schema, document: query, rootValue: gateway, variableValues: variables })).then(
          ({ data, errors }) => {
            observer.next({ data: data ?? null, ...(errors && { errors: errors.map(withRequestId) }) });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

/** Renders a page as the console does, over a gateway made of values. */
export const renderInConsole = async (page: ReactNode, gateway: Gateway, address = '/') => {
  const sent: Sent[] = [];
  const moves: string[] = [];
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  await loadAllTexts();
  const client = new ApolloClient({
    cache: createCache({ ...memberTypePolicies, ...billingTypePolicies, ...teamTypePolicies }),
    link: ApolloLink.from([teamLink, changesLink, edge(gateway, sent)]),
    defaultOptions,
  });
  await act(async () =>
    render(
      <Suspense fallback={null}>
        <LocaleProvider initialLocale="en-us" timeZone="UTC">
          <Look>
            <ApolloProvider client={client}>
              <SessionMovesProvider
                value={{
                  end: () => void moves.push('end'),
                  enterTeam: () => void moves.push('enterTeam'),
                  signInThere: (startPath) => void moves.push(startPath),
                }}
              >
                <RouterProvider router={router} />
              </SessionMovesProvider>
            </ApolloProvider>
          </Look>
        </LocaleProvider>
      </Suspense>,
    ),
  );
  return {
    sent,
    /** A press of the browser's Back. */
    back: () => act(() => router.navigate(-1)),
    /** A way to another address, as a link of the shell leads there. */
    go: (to: string) => act(() => router.navigate(to)),
    /** What was made of the session, in order. */
    moves,
    address: () => {
      const { pathname, search } = router.state.location;
      return `${pathname}${search}`;
    },
  };
};

export type PageArguments = { readonly first: number; readonly after?: string | null };

/** A connection over a list, with cursors that are places. */
export const connectionOf = (all: readonly unknown[], { first, after }: PageArguments) => {
  const start = after ? Number(after) : 0;
  const end = Math.min(start + first, all.length);
  return {
    nodes: all.slice(start, end),
    pageInfo: { hasNextPage: end < all.length, hasPreviousPage: start > 0, endCursor: String(end) },
    totalCount: all.length,
  };
};

/** What the gateway lets an admin do with somebody who stands like this. */
const permissionsOf = ({ role, status, isLicensed }: Record<'role' | 'status' | 'isLicensed', unknown>) => {
  const isActive = status === 'ACTIVE';
  const couldHold = isActive && role !== 'GUEST';
  return {
    viewerCanApprove: status === 'PENDING',
    viewerCanDeactivate: isActive,
    viewerCanReactivate: status === 'DEACTIVATED',
    viewerCanDelete: isActive || status === 'DEACTIVATED',
    viewerCanMakeAdmin: isActive && role === 'MEMBER',
    viewerCanRemoveAdmin: isActive && role === 'ADMIN',
    viewerCanUpgradeGuest: isActive && role === 'GUEST',
    viewerCanEditGuestAccess: isActive && role === 'GUEST',
    viewerCanAssignLicence: couldHold && isLicensed === false,
    viewerCanDisableAutoRenew: couldHold && isLicensed === true,
    viewerCanDowngrade: couldHold && isLicensed === true,
  };
};

/** Somebody of the team, changed as given. */
export const person = (number: number, changes: Record<string, unknown> = {}) => {
  const standing = { role: 'MEMBER', status: 'ACTIVE', isLicensed: true, ...changes };
  return {
    id: `member-${number}`,
    guid: `guid-${number}`,
    statusSince: '2026-11-01T08:00:00.000Z',
    isAutoRenewEnabled: standing.isLicensed,
    trialLicenceEndsAt: null,
    email: `person${number}@orbit.example`,
    name: { first: 'Person', last: String(number).padStart(4, '0') },
    imageUrl: null,
    ...standing,
    ...permissionsOf(standing),
    ...changes,
  };
};
