import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { tableDate } from '../../../lib/intl/formats.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { exportLogTexts } from './exportLogMessages.ts';
import { RequestFeature } from './RequestFeature.tsx';
import { teaserTexts } from './teaserMessages.ts';

/** Entries as they might be. */
const SAMPLE = [
  { at: '2026-03-12T09:24:00Z', who: 'Ada Lovelace', what: exportLogTexts.members },
  { at: '2026-03-09T16:02:00Z', who: 'Alan Turing', what: exportLogTexts.channel },
  { at: '2026-03-02T11:47:00Z', who: 'Grace Hopper', what: exportLogTexts.invoices },
] as const;

const COLUMNS = [exportLogTexts.when, exportLogTexts.who, exportLogTexts.what] as const;

/** Shows what a log of exports will be like, and takes the wish for it. */
export default function ExportLogPanel() {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {formatMessage(exportLogTexts.intro)}
      </Typography>
      <RequestFeature feature="export-log" />
      <Box sx={{ border: 1, borderStyle: 'dashed', borderColor: 'line.strong', borderRadius: 1, p: 2, minWidth: 0 }}>
        <Badge tone="info">{formatMessage(teaserTexts.preview)}</Badge>
        <TableContainer
          tabIndex={0}
          role="group"
          aria-label={formatMessage(exportLogTexts.table)}
          aria-disabled
          sx={{ mt: 1, '& th, & td': { color: 'text.secondary' } }}
        >
          <Table size="small" aria-label={formatMessage(exportLogTexts.table)}>
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell key={column.id} component="th" scope="col" sx={{ pl: 0 }}>
                    {formatMessage(column)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {SAMPLE.map(({ at, who, what }) => (
                <TableRow key={at} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
                  <TableCell sx={{ pl: 0, whiteSpace: 'nowrap' }}>{tableDate(intl, at)}</TableCell>
                  <TableCell sx={{ pl: 0 }}>{who}</TableCell>
                  <TableCell sx={{ pl: 0 }}>{formatMessage(what)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Box>
    </Box>
  );
}
