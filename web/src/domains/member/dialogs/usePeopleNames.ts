import { useIntl } from 'react-intl';
import { memberName } from '../memberName.ts';
import type { ListedMember } from './people.ts';
import { peoplePhrases } from './peopleMessages.ts';

/** How many people are named before the others are only counted. */
const MOST_NAMED = 3;

/** Names people: each, or the first few and how many more. */
export const usePeopleNames = () => {
  const intl = useIntl();
  const nameOf = (member: ListedMember) => memberName(intl, member);
  const namesOf = (members: readonly ListedMember[]) => {
    const named = members.slice(0, members.length === MOST_NAMED + 1 ? members.length : MOST_NAMED).map(nameOf);
    const rest = members.length - named.length;
    return intl.formatList(rest > 0 ? [...named, intl.formatMessage(peoplePhrases.more, { count: rest })] : named);
  };
  return { nameOf, namesOf };
};
