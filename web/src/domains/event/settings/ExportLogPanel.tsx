import { useIntl } from 'react-intl';
import { tableDate } from '../../../lib/intl/formats.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { exportLogTexts } from './exportLogMessages.ts';
import { TeaserPanel, TeaserPreview } from './TeaserPanel.tsx';

/** Entries as they might be. */
const SAMPLE = [
  { at: '2026-03-12T09:24:00Z', who: 'Ada Lovelace', what: exportLogTexts.members },
  { at: '2026-03-09T16:02:00Z', who: 'Alan Turing', what: exportLogTexts.channel },
  { at: '2026-03-02T11:47:00Z', who: 'Grace Hopper', what: exportLogTexts.invoices },
] as const;

/** Shows what a log of exports will be like, and takes the wish for it. */
export default function ExportLogPanel() {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <TeaserPanel feature="export-log" intro={[exportLogTexts.intro]}>
      <TeaserPreview>
        <PlainTable
          label={formatMessage(exportLogTexts.table)}
          columns={[
            { key: 'when', label: formatMessage(exportLogTexts.when), kind: 'short' },
            { key: 'who', label: formatMessage(exportLogTexts.who), kind: 'text' },
            { key: 'what', label: formatMessage(exportLogTexts.what), kind: 'text' },
          ]}
          rows={SAMPLE.map(({ at, who, what }) => ({
            key: at,
            cells: [tableDate(intl, at), who, formatMessage(what)],
          }))}
        />
      </TeaserPreview>
    </TeaserPanel>
  );
}
