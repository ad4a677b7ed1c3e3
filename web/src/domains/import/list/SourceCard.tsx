import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import { importPhrases, importTexts, sourceTexts, statusNames } from '../importMessages.ts';
import { SourceMark } from '../SourceMark.tsx';
import { formPath, type Source, sourceFacts } from '../sources.ts';
import { EndedImport, RunningImport } from './ImportNotes.tsx';
import { hasDetails } from './importFacts.ts';
import type { Import } from './useImports.ts';

const tones = {
  IN_PROGRESS: 'info',
  COMPLETED: 'success',
  FAILED: 'error',
  UNKNOWN: 'neutral',
} as const satisfies Record<Import['status'], BadgeTone>;

/** How the last import stands, in a word that is told when it changes. */
function StatusMark({ last }: { last: Import | null }) {
  const { formatMessage } = useIntl();
  const isStopped = last?.failure === 'CANCELLED';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {last?.status === 'IN_PROGRESS' && <CircularProgress aria-hidden size={16} />}
      {last && (
        <Badge tone={isStopped ? 'neutral' : tones[last.status]}>
          {formatMessage(isStopped ? statusNames.stopped : statusNames[last.status])}
        </Badge>
      )}
    </Box>
  );
}

/** The way to an import of the source: the first one, one more, or another try. */
function StartLink({ source, last, titleId }: { source: Source; last: Import | null; titleId: string }) {
  const { formatMessage } = useIntl();
  const to = formPath(source);
  if (!last) {
    return (
      <ButtonLink to={to} variant="contained" color="primary" startIcon={<ImportIcon />}>
        {formatMessage(importPhrases.import, { name: sourceFacts[source].name })}
      </ButtonLink>
    );
  }
  if (last.status !== 'COMPLETED' && last.status !== 'FAILED') return null;
  return (
    <ButtonLink to={to} variant="outlined" color="secondary" aria-describedby={titleId}>
      {formatMessage(last.status === 'FAILED' ? importTexts.tryAgain : importTexts.again)}
    </ButtonLink>
  );
}

/** A source with what became of its last import, and what can be done about it. */
export function SourceCard({
  source,
  last,
  onStop,
  onDetails,
}: {
  source: Source;
  /** Null where nothing was ever imported from it. */
  last: Import | null;
  onStop: () => void;
  onDetails: () => void;
}) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const button = (text: string, onClick: () => void) => (
    <Button aria-describedby={titleId} onClick={onClick}>
      {text}
    </Button>
  );
  const note = () => {
    if (!last) return <Typography color="text.secondary">{formatMessage(sourceTexts[source])}</Typography>;
    return last.status === 'IN_PROGRESS' ? <RunningImport of={last} /> : <EndedImport of={last} />;
  };
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <SourceMark source={source} />
        <Typography variant="h3" component="h2" id={titleId} sx={{ flex: 1, minWidth: 0 }}>
          {sourceFacts[source].name}
        </Typography>
        <StatusMark last={last} />
      </Box>
      {note()}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 0.5 }}>
        <StartLink source={source} last={last} titleId={titleId} />
        {last && hasDetails(last) && button(formatMessage(importTexts.details), onDetails)}
        {last?.viewerCanCancel && button(formatMessage(importTexts.stop), onStop)}
      </Box>
    </Paper>
  );
}
