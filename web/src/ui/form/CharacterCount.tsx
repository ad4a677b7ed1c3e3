import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Spoken } from '../Spoken.ts';
import { countPhrases } from './countMessages.ts';

/** What is said aloud near the end: not each character, which would talk over what is being typed. */
const MILESTONES = [0, 5, 10, 20];

/** How many characters a text has, as people count them: an emoji is one. Blanks around it are not kept, and not counted. */
export const charactersOf = (text: string) => [...text.trim()].length;

/** How many characters a text may still have, or has too many. */
export function CharacterCount({
  text,
  most,
  isLate = false,
}: {
  text: string;
  most: number;
  /** Whether it stands there only once the last fifth is reached. */
  isLate?: boolean;
}) {
  const { formatMessage } = useIntl();
  const left = most - charactersOf(text);
  const milestone = left < 0 ? undefined : MILESTONES.find((one) => left <= one);
  // A small limit has its end near from the start.
  const isNearEnd = milestone !== undefined && milestone <= most / 2;
  return (
    <>
      {(!isLate || left < most / 5) && (
        <Typography
          component="span"
          variant="body2"
          color={left < 0 ? 'error' : 'text.secondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {left < 0
            ? formatMessage(countPhrases.tooMany, { count: -left })
            : formatMessage(countPhrases.left, { count: left })}
        </Typography>
      )}
      <Spoken role="status">{isNearEnd && formatMessage(countPhrases.nearEnd, { count: milestone })}</Spoken>
    </>
  );
}
