import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { detailPhrases, detailTexts, kindNames, problemTexts } from '../detailMessages.ts';
import { useProblems } from './useProblems.ts';

/** What of an archive could not be brought over as it is, and why, page by page. */
export function ProblemTable({ importId }: { importId: string }) {
  const { formatMessage } = useIntl();
  const { page, failure, readAgain, turns } = useProblems(importId);
  if (failure) {
    const title = formatMessage(detailTexts.failed);
    return <ErrorState compact title={title} requestId={failure.requestId} onRetry={readAgain} />;
  }
  if (!page) return <TextSkeleton lines={4} />;
  if (page.nodes.length === 0) return <Typography role="status">{formatMessage(detailTexts.none)}</Typography>;
  const columns = [
    { key: 'name', label: formatMessage(detailTexts.name), kind: 'name' },
    { key: 'kind', label: formatMessage(detailTexts.kind), kind: 'short' },
    { key: 'reason', label: formatMessage(detailTexts.reason), kind: 'text' },
  ] as const;
  const rows = page.nodes.map(({ position, kind, name, code }) => ({
    key: String(position),
    cells: [
      <bdi key="name" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </bdi>,
      formatMessage(kindNames[kind]),
      formatMessage(problemTexts[code]),
    ],
  }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3">
        {formatMessage(detailTexts.problems)}
      </Typography>
      <PlainTable label={formatMessage(detailTexts.problems)} columns={columns} rows={rows} />
      {turns.isPaged && (
        <PageTurner
          previous={turns.previous}
          next={turns.next}
          words={{
            previous: formatMessage(detailTexts.previous),
            next: formatMessage(detailTexts.next),
            range: formatMessage(detailPhrases.range, turns.range),
          }}
        />
      )}
    </Box>
  );
}
