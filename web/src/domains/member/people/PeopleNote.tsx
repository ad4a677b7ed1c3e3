import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { ListedMember, People } from './people.ts';
import { peopleTexts } from './peopleMessages.ts';
import type { PeoplePhrase } from './peoplePhrase.ts';
import { usePeopleNames } from './usePeopleNames.ts';

/** Whom an action is about: the first few by name, or everybody of a list. One person is named by the title. */
export function PeopleLine({ people }: { people: People }) {
  const { formatMessage } = useIntl();
  const { namesOf } = usePeopleNames();
  if (people.kind === 'matching') return <Typography>{formatMessage(peopleTexts.wholeList)}</Typography>;
  if (people.members.length < 2) return null;
  return <Typography sx={{ fontWeight: 550 }}>{namesOf(people.members)}</Typography>;
}

/** Says something of some of the people; nothing where it is nobody. The phrase's `name` are their names. */
export function PeopleNote({ members, phrase }: { members: readonly ListedMember[]; phrase: PeoplePhrase }) {
  const { formatMessage } = useIntl();
  const { namesOf } = usePeopleNames();
  if (members.length === 0) return null;
  return (
    <Typography color="text.secondary">
      {formatMessage(phrase, { count: members.length, name: namesOf(members) })}
    </Typography>
  );
}
