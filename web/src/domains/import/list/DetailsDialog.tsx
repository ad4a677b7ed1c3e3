import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { detailTexts } from '../detailMessages.ts';
import { importPhrases } from '../importMessages.ts';
import { sourceFacts } from '../sources.ts';
import { ProblemTable } from './ProblemTable.tsx';
import type { Import } from './useImports.ts';

/** How many of each kind an archive had, and what became of them. */
function CountTable({ counts }: Pick<Import, 'counts'>) {
  const { formatMessage, formatNumber } = useIntl();
  const column = (key: 'what' | 'found' | 'added' | 'matched' | 'skipped') => ({
    ...{ key, kind: key === 'what' ? ('name' as const) : ('figure' as const) },
    label: formatMessage(detailTexts[key]),
  });
  const row = (key: 'people' | 'channels' | 'messages', figures: readonly (number | null)[]) => ({
    key,
    cells: [formatMessage(detailTexts[key]), ...figures.map((one) => (one === null ? '–' : formatNumber(one)))],
  });
  const { peopleFound, peopleAdded, peopleMatched, peopleSkipped } = counts;
  const { channelsFound, channelsAdded, channelsMatched, channelsSkipped } = counts;
  const { messagesFound, messagesAdded, messagesSkipped } = counts;
  return (
    <PlainTable
      label={formatMessage(detailTexts.counts)}
      columns={[column('what'), column('found'), column('added'), column('matched'), column('skipped')]}
      rows={[
        row('people', [peopleFound, peopleAdded, peopleMatched, peopleSkipped]),
        row('channels', [channelsFound, channelsAdded, channelsMatched, channelsSkipped]),
        // Messages that were there before are counted among those that are left out.
        row('messages', [messagesFound, messagesAdded, null, messagesSkipped]),
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
