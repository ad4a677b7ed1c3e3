import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { firstOf } from '../../../lib/intl/firstOf.ts';
import type { AutoJoinChannel, AutoJoinEdits } from './autoJoinEdits.ts';
import { autoJoinPhrases } from './autoJoinMessages.ts';

/** So many channels are named; the others are counted. */
const MOST_NAMED = 8;

const countOf = ({ othersCount }: AutoJoinChannel) => othersCount ?? 0;

/** How many people come into which channels. */
function Added({ channels }: { channels: readonly AutoJoinChannel[] }) {
  const { formatMessage } = useIntl();
  const total = channels.reduce((sum, channel) => sum + countOf(channel), 0);
  const named = channels.slice(0, MOST_NAMED);
  const rest = channels.length - named.length;
  return (
    <div>
      {formatMessage(autoJoinPhrases.total, { total })}
      {total > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {named.map(({ id, name: channel, othersCount: count }) => (
            <li key={id}>
              {count === null
                ? formatMessage(autoJoinPhrases.addedAll, { channel })
                : formatMessage(autoJoinPhrases.added, { channel, count })}
            </li>
          ))}
          {rest > 0 && <li>{formatMessage(autoJoinPhrases.more, { count: rest })}</li>}
        </Box>
      )}
    </div>
  );
}

function Removed({ channels }: { channels: readonly AutoJoinChannel[] }) {
  const { formatMessage, formatList } = useIntl();
  const names = channels.map(({ name }) => name);
  const listed = firstOf(names, MOST_NAMED, (count) => formatMessage(autoJoinPhrases.more, { count }));
  return <div>{formatMessage(autoJoinPhrases.removed, { channels: formatList(listed), count: channels.length })}</div>;
}

/** Says before it is saved what saving does to people. */
export const AutoJoinEffects = ({ added, removed }: AutoJoinEdits) => (
  <Box role="status">
    {(added.length > 0 || removed.length > 0) && (
      <Alert severity="info" role="none" sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {added.length > 0 && <Added channels={added} />}
          {removed.length > 0 && <Removed channels={removed} />}
        </Box>
      </Alert>
    )}
  </Box>
);
