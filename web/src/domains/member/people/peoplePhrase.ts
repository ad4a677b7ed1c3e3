import { useIntl, type TypedMessageDescriptor } from 'react-intl';
import { countOf, type People } from './people.ts';
import { peoplePhrases } from './peopleMessages.ts';
import { usePeopleNames } from './usePeopleNames.ts';

/** What a phrase about people is filled with. `name` is somebody's where it is one person, and counts otherwise. */
export interface PeopleValues extends Record<string, string | number> {
  readonly name: string;
  readonly count: number;
}

export type PeoplePhrase = TypedMessageDescriptor<{ name: string; count: number }>;

/** The values with which people stand in a phrase. */
export const usePeopleValues = () => {
  const { formatMessage } = useIntl();
  const { nameOf } = usePeopleNames();
  return (people: People): PeopleValues => {
    const count = countOf(people);
    const [first] = people.kind === 'some' ? people.members : [];
    return { count, name: first ? nameOf(first) : formatMessage(peoplePhrases.people, { count }) };
  };
};
