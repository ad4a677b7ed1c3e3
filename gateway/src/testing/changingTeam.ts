import { type Person, type StubTeam, stubTeam } from './stubTeam.ts';

/** A stub team whose people may change while the stub runs, as writes change them. Further people stand behind those of `size`. */
export function changingTeam(size = 5, further: readonly Person[] = []) {
  const base = stubTeam(size);
  const people = [...base.people, ...further];
  const team: StubTeam = { ...base, people };
  const change = (guids: readonly string[], to: Partial<Person>) => {
    for (const [index, person] of people.entries()) {
      if (guids.includes(person.guid)) people[index] = { ...person, ...to };
    }
  };
  return { team, change };
}

/** So many people in one state, by the addresses `<state>0@…`. */
export const peopleIn = (
  state: NonNullable<Person['state']>,
  count: number,
  role: Person['role'] = 'member',
): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    guid: `${state}-${index}`,
    email: `${state}${index}@orbit.example`,
    role,
    state,
  }));
