import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useSentences } from '../../../ui/useSentences.ts';
import { FailureNote } from '../../member/people/FailureNote.tsx';
import { peoplePhrases } from '../../member/people/peopleMessages.ts';
import { useRefusalText } from '../../member/people/refusals.ts';
import { usePeopleNames } from '../../member/people/usePeopleNames.ts';
import { licencePhrases } from './licenceMessages.ts';
import type { LastTry } from './useListAction.ts';

/** How many are listed with their reasons before the others are only counted. */
const MOST_LISTED = 20;

/** What the last try has left undone: for whom and why, or why nothing was done at all. Nothing before the first try. */
export function LeftOver({ last: { attempt, lost } }: { last: LastTry }) {
  const { formatMessage } = useIntl();
  const { nameOf } = usePeopleNames();
  const textOf = useRefusalText();
  const sentences = useSentences();
  if (lost) return <FailureNote failure={lost.failure} />;
  if (!attempt) return null;
  if (attempt.general !== null) return <Alert severity="error">{textOf(attempt.general)}</Alert>;
  const all = [...attempt.refused, ...attempt.gone.map((member) => ({ member, code: 'NOT_FOUND' as const }))];
  if (all.length === 0) return null;
  const rest = all.length - MOST_LISTED;
  return (
    <Alert severity="warning">
      {sentences([
        attempt.changed.length > 0 ? formatMessage(licencePhrases.doneFor, { count: attempt.changed.length }) : null,
        formatMessage(licencePhrases.leftOver, { count: all.length }),
      ])}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {all.slice(0, MOST_LISTED).map(({ member, code }) => (
          <li key={member.id}>
            {formatMessage(licencePhrases.reason, { name: nameOf(member), reason: textOf(code) })}
          </li>
        ))}
        {rest > 0 && <li>{formatMessage(peoplePhrases.more, { count: rest })}</li>}
      </Box>
    </Alert>
  );
}
