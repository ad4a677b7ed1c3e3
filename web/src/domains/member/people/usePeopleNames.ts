import { useIntl } from 'react-intl';
import { firstOf } from '../../../lib/intl/firstOf.ts';
import { memberName } from './memberName.ts';
import type { ListedMember } from './people.ts';
import { peoplePhrases } from './peopleMessages.ts';

/** How many people are named before the others are only counted. */
const MOST_NAMED = 3;

/** Names people: each, or the first few and how many more. */
export const usePeopleNames = () => {
  const intl = useIntl();
  const nameOf = (member: ListedMember) => memberName(intl, member);
  const namesOf = (members: readonly ListedMember[]) => {
    // Naming one more takes no more room than counting them.
    const most = members.length === MOST_NAMED + 1 ? members.length : MOST_NAMED;
    const others = (count: number) => intl.formatMessage(peoplePhrases.more, { count });
    return intl.formatList(firstOf(members.slice(0, most).map(nameOf), most, others, members.length));
  };
  return { nameOf, namesOf };
};
