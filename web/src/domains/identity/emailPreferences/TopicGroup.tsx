import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { topicWords, type Topic } from './topics.ts';

function TopicRow({
  topic,
  isOn,
  onToggle,
}: {
  topic: Topic;
  /** Null while it is not known. */
  isOn: boolean | null;
  onToggle: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { name, hint } = topicWords(topic);
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 }, scrollMarginBottom: 80 }}
    >
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 1.25, cursor: 'pointer' }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" id={`${id}-name`} sx={{ display: 'block', fontWeight: 550 }}>
            {formatMessage(name)}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary" id={`${id}-hint`}>
            {formatMessage(hint)}
          </Typography>
        </Box>
        {isOn === null ? (
          <Skeleton
            variant="rounded"
            width={36}
            height={20}
            sx={{ borderRadius: `${radius.round}px`, flexShrink: 0 }}
          />
        ) : (
          <Switch
            checked={isOn}
            onChange={onToggle}
            sx={{ flexShrink: 0 }}
            slotProps={{
              input: {
                'aria-labelledby': `${id}-name`,
                'aria-describedby': `${id}-hint`,
                style: { scrollMarginBottom: 80 },
              },
            }}
          />
        )}
      </Box>
    </Box>
  );
}

/** Some topics under one heading, each with its switch. */
export function TopicGroup({
  title,
  topics,
  chosen,
  onToggle,
}: {
  title: string;
  topics: readonly Topic[];
  /** Null while it is not known. */
  chosen: readonly Topic[] | null;
  onToggle: (topic: Topic) => void;
}) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ px: 2.5, pt: 2, pb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" role="list" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {topics.map((topic) => (
          <TopicRow
            key={topic}
            topic={topic}
            isOn={chosen && chosen.includes(topic)}
            onToggle={() => onToggle(topic)}
          />
        ))}
      </Box>
    </Paper>
  );
}
