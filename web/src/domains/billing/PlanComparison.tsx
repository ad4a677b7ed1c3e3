import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useIntl } from 'react-intl';
import { comparisonTexts, planTexts } from './planMessages.ts';
import { freeLimits, type PlanTeam } from './planState.ts';

/** What PRO gives over the free plan, for people, beside what the team has now as far as that could be read. */
export function PlanComparison({ team }: { team: PlanTeam }) {
  const { formatMessage, formatNumber } = useIntl();
  const limits = freeLimits(team);
  const limit = (count: number) => (count === 0 ? formatMessage(comparisonTexts.none) : formatNumber(count));
  const now = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));
  const any = formatMessage(comparisonTexts.any);
  const rows = [
    { feature: comparisonTexts.admins, free: limit(limits.admins), pro: any, now: now(team.admins?.used) },
    { feature: comparisonTexts.guests, free: limit(limits.guests), pro: any, now: now(team.guests?.used) },
    {
      feature: comparisonTexts.licences,
      free: formatMessage(comparisonTexts.licencesFree),
      pro: formatMessage(comparisonTexts.licencesPro),
      now: now(team.billing?.licensedUsersCount),
    },
  ];
  const columns = [comparisonTexts.feature, comparisonTexts.free, comparisonTexts.pro, comparisonTexts.now];
  return (
    <TableContainer tabIndex={0} role="group" aria-label={formatMessage(planTexts.comparison)}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.id} component="th" scope="col" sx={{ pl: 0 }}>
                {formatMessage(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.feature.id} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {formatMessage(row.feature)}
              </TableCell>
              <TableCell sx={{ pl: 0 }}>{row.free}</TableCell>
              <TableCell sx={{ pl: 0 }}>{row.pro}</TableCell>
              <TableCell sx={{ pl: 0, fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}>{row.now}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
