import { sameTextKey } from '@muster/schema/formats/customField';
import type { Queries } from '../db/database.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { putInto } from '../domains/userGroup/directoryRepository.ts';
import { addUserGroup } from '../domains/userGroup/repository.ts';
import { directoryKeyOf } from '../domains/userGroup/rules.ts';
import { DAY_MS } from '../lib/durations.ts';

/** The user groups that the directory of a company has made, and how many people are in each. */
const directoryGroups: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'summit.example': { 'Summit Engineering': 9 },
};

/** Adds the user groups that come from the directory of a team's company. */
export async function addDemoDirectory(
  db: Queries,
  { domain }: { domain: string },
  people: readonly NewPerson[],
  now: number,
): Promise<void> {
  const members = people.filter(({ state, role }) => state === 'active' && role === 'member');
  const [teamId] = people.map((one) => one.teamId);
  if (teamId === undefined) return;
  for (const [name, size] of Object.entries(directoryGroups[domain] ?? {})) {
    const id = `${teamId}-${sameTextKey(name).replaceAll(' ', '-')}`;
    await addUserGroup(db, {
      ...{ id, teamId, name, nameKey: sameTextKey(name), description: '', visibleTo: 'admin', constraints: [] },
      ...{ source: 'directory', externalId: `directory-${id}`, constraintsKey: directoryKeyOf(id) },
      ...{ createdAt: now - 30 * DAY_MS, version: 1 },
    });
    await putInto(
      db,
      id,
      members.slice(0, size).map(({ guid }) => guid),
    );
  }
}
