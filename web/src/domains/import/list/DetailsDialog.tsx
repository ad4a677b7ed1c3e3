import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { detailTexts } from '../detailMessages.ts';
import { importPhrases } from '../importMessages.ts';
import { sourceFacts } from '../sources.ts';
import { ProblemTable } from './ProblemTable.tsx';
import type { Import } from './useImports.ts';

/** How many of each kind an archive had, and what became of them: a column for each kind, so that a phone has room for all. */
function CountTable({ counts }: Pick<Import, 'counts'>) {
  const { formatMessage, formatNumber } = useIntl();
  const column = (key: 'people' | 'channels' | 'messages') => ({
    ...{ key, kind: 'figure' as const },
    label: formatMessage(detailTexts[key]),
  });
  const row = (key: 'found' | 'added' | 'matched' | 'skipped', figures: readonly (number | null)[]) => ({
    key,
    cells: [formatMessage(detailTexts[key]), ...figures.map((one) => (one === null ? '–' : formatNumber(one)))],
  });
  const { peopleFound, peopleAdded, peopleMatched, peopleSkipped } = counts;
  const { channelsFound, channelsAdded, channelsMatched, channelsSkipped } = counts;
  const { messagesFound, messagesAdded, messagesSkipped } = counts;
  const what = { key: 'what', kind: 'name', label: formatMessage(detailTexts.what) } as const;
  return (
    <PlainTable
      label={formatMessage(detailTexts.counts)}
      columns={[what, column('people'), column('channels'), column('messages')]}
      rows={[
        row('found', [peopleFound, channelsFound, messagesFound]),
        row('added', [peopleAdded, channelsAdded, messagesAdded]),
        // Messages that were there before are counted among those that are left out.
        row('matched', [peopleMatched, channelsMatched, null]),
        row('skipped', [peopleSkipped, channelsSkipped, messagesSkipped]),
      ]}
    />
  );
}

/** What an archive had, what became of it, and what could not be brought over as it is. */
export function DetailsDialog({ of: { id, source, counts }, onClose }: { of: Import; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const name = source === 'UNKNOWN' ? '' : sourceFacts[source].name;
  return (
    <NoticeDialog title={formatMessage(importPhrases.detailsOf, { name })} maxWidth="md" isPinned onClose={onClose}>
      <CountTable counts={counts} />
      <ProblemTable importId={id} />
    </NoticeDialog>
  );
}
