import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { TurnedPages } from '../../../ui/TurnedPages.tsx';
import { detailTexts, kindNames, problemTexts } from '../detailMessages.ts';
import { type Problem, useProblems } from './useProblems.ts';

function Problems({ problems }: { problems: readonly Problem[] }) {
  const { formatMessage } = useIntl();
  const columns = [
    { key: 'name', label: formatMessage(detailTexts.name), kind: 'name' },
    { key: 'kind', label: formatMessage(detailTexts.kind), kind: 'short' },
    { key: 'reason', label: formatMessage(detailTexts.reason), kind: 'text' },
  ] as const;
  const rows = problems.map(({ position, kind, name, code }) => ({
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
    <>
      <Typography variant="subtitle1" component="h3">
        {formatMessage(detailTexts.problems)}
      </Typography>
      <PlainTable label={formatMessage(detailTexts.problems)} columns={columns} rows={rows} />
    </>
  );
}

/** What of an archive could not be brought over as it is, and why, page by page. */
export function ProblemTable({ importId }: { importId: string }) {
  const { formatMessage } = useIntl();
  const list = useProblems(importId);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <TurnedPages list={list} failed={formatMessage(detailTexts.failed)}>
        {({ nodes }) =>
          nodes.length === 0 ? (
            <Typography role="status">{formatMessage(detailTexts.none)}</Typography>
          ) : (
            <Problems problems={nodes} />
          )
        }
      </TurnedPages>
    </Box>
  );
}
