// The overview of a team that can be changed in place.
import { screen } from '@testing-library/react';
import { inputsWithKeysOf, lost, userError } from '../../../testing/gatewayPieces.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { gateway } from './overview.fixture.ts';
import OverviewPage from './OverviewPage.tsx';

type Team = { name: string; url: string; version: number; isAutoJoin: boolean; guestInvite: string };
type Input = { input: Record<string, unknown> };

const START: Team = { name: 'Orbit', url: 'orbit', version: 3, isAutoJoin: false, guestInvite: 'ADMIN' };
/** What the gateway of these tests keeps, and what it refuses next, instead of doing it. */
export const team: { kept: Team; refusals: { code: string; field: string[] | null }[] } = { kept: START, refusals: [] };

/** What each test begins with. */
export function startAgain() {
  team.kept = { ...START };
  team.refusals = [];
}

const payload = () => ({
  team: { id: 'team-1', anotherTeamAutoJoins: null, viewerCanInviteGuests: true, ...team.kept },
  userErrors: [],
});
const refused = (code: string, field: string[] | null) => ({
  team: null,
  userErrors: [userError(code, field)],
});
/** A mutation that keeps what `change` makes of the input, unless it is refused. */
const keeping = (change: (input: Record<string, unknown>) => Partial<Team>) => (args: Input) => {
  const refusal = team.refusals.shift();
  if (refusal) return refused(refusal.code, refusal.field);
  const version = args.input['version'];
  if (version !== undefined && version !== team.kept.version) return refused('STALE', ['version']);
  team.kept = { ...team.kept, ...change(args.input), version: team.kept.version + 1 };
  return payload();
};

/** A mutation that keeps a change, and whose answer is lost. */
export const lostAfter = (change: Partial<Team>) => () => {
  team.kept = { ...team.kept, ...change, version: team.kept.version + 1 };
  return lost();
};

/** The overview of an admin whose team can be changed. */
export const open = async (
  changes: Record<string, unknown> = {},
  mutations: Record<string, unknown> = {},
  address = '/',
) => {
  const live = Object.fromEntries(Object.keys(START).map((field) => [field, () => team.kept[field as keyof Team]]));
  const { sent, address: at } = await renderInConsole(
    <OverviewPage />,
    {
      ...gateway('ADMIN', { ...live, domainMembersCount: 113, anotherTeamAutoJoins: false, ...changes }),
      teamUpdate: keeping(({ name, url }) => ({
        ...(typeof name === 'string' && { name }),
        ...(typeof url === 'string' && { url }),
      })),
      teamAutoJoinUpdate: keeping(({ isAutoJoin }) => ({ isAutoJoin: isAutoJoin === true })),
      teamGuestInviteUpdate: keeping(({ guestInvite }) => ({ guestInvite: String(guestInvite) })),
      ...mutations,
    },
    address,
  );
  const inputsOf = (mutation: string) => inputsWithKeysOf(sent, mutation);
  return { sent, at, inputsOf };
};

/** What is told beside a field by itself. */
export const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
