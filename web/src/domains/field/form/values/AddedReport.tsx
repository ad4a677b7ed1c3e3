import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type IntlShape, useIntl } from 'react-intl';
import { plainList } from '../../../../lib/intl/formats.ts';
import type { QuoteFault } from './readValueFile.ts';
import type { Added } from './valueList.ts';
import { valuesPhrases, valuesTexts } from './valuesMessages.ts';

/** What became of values that were to be added. */
export type AddedCounts = Omit<Added, 'rows'>;

/** What came of the last act: said once below the field. */
export type Report = 'importFailed' | 'importEmpty' | QuoteFault | (AddedCounts & { readonly heading?: string | null });

/** So many lines are named. */
const FEW_LINES = 10;

/** What there is to say, a sentence or two in each line. */
function sentencesOf(report: Report, intl: IntlShape): readonly string[] {
  const { formatMessage, formatNumber } = intl;
  if (typeof report === 'string') return [formatMessage(valuesTexts[report])];
  if ('quoteLine' in report) return [formatMessage(valuesPhrases.quoteFault, { line: report.quoteLine })];
  const { heading, leftFrom, faulty, ...counts } = report;
  const added = formatMessage(valuesPhrases.added, counts);
  const lines = plainList(
    intl,
    faulty.slice(0, FEW_LINES).map((line) => formatNumber(line)),
  );
  return [
    leftFrom === null ? added : `${added} ${formatMessage(valuesPhrases.leftFrom, { line: leftFrom })}`,
    ...(faulty.length === 0
      ? []
      : [
          formatMessage(valuesPhrases.faulty, {
            ...{ count: faulty.length, lines, more: Math.max(0, faulty.length - FEW_LINES) },
          }),
        ]),
    ...(heading ? [formatMessage(valuesPhrases.headingLeftOut, { heading })] : []),
  ];
}

/** What came of a paste or of a file, with the lines of it that need a look. */
export function AddedReport({ report }: { report: Report | null }) {
  const intl = useIntl();
  const isFault = report !== null && (typeof report === 'string' || 'quoteLine' in report);
  return (
    <FormHelperText role="status" error={isFault} sx={{ mt: 0 }}>
      {report !== null &&
        sentencesOf(report, intl).map((sentence) => (
          <Box key={sentence} component="span" sx={{ display: 'block' }}>
            {sentence}
          </Box>
        ))}
    </FormHelperText>
  );
}
