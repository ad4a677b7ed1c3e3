// Teams of which everything that anybody may read bears a mark: whoever sees another team's has crossed a wall.
import { type Person, type StubTeam, stubTeam } from '@muster/gateway/testing/stubTeam';

/** Somebody with a session. */
export type MarkedPerson = Person & { readonly token: string };
export type MarkedTeam = { readonly mark: string; readonly team: StubTeam; readonly people: readonly MarkedPerson[] };

const MARK = /mark\d{2}q/g;

/** The marks in a text, each once. */
export const marksIn = (text: string): string[] => [...new Set(text.match(MARK))];

/** A team whose first people are admins with sessions. Ids, names and addresses bear its mark. */
export function markedTeam(index: number, sessions: number): MarkedTeam {
  const mark = `mark${String(index).padStart(2, '0')}q`;
  const plain = stubTeam(sessions + 15, `${mark}.example`);
  const people = plain.people.slice(0, sessions).map((person): MarkedPerson => {
    return { ...person, role: 'admin', token: `session-of-${person.guid}-0123456789` };
  });
  return { mark, people, team: { ...plain, people: [...people, ...plain.people.slice(sessions)] } };
}
