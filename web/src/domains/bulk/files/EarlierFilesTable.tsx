import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { earlierPhrases, earlierTexts } from './earlierMessages.ts';

/** A file that was uploaded, and what has become of it. */
export type EarlierFile = {
  readonly id: string;
  readonly name: string;
  /** Where it is shown. */
  readonly path: string;
  /** What a file of its kind does. */
  readonly does: string;
  /** How far it is; null where all that is left to tell is how many rows are done. */
  readonly state: string | null;
  /** What became of its rows; null before it is started. */
  readonly counts: { readonly done: number; readonly failed: number } | null;
  readonly by: string;
  readonly at: string;
};

/** The files of late: what each did, what became of it, who started it and when. Nothing where there are none. */
export function EarlierFilesTable({
  files,
  shownId,
}: {
  files: readonly EarlierFile[];
  /** The file that is shown above the list; null where none is. */
  shownId: string | null;
}) {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;
  const columns = [
    { key: 'file', label: formatMessage(earlierTexts.fileColumn), kind: 'name' },
    { key: 'does', label: formatMessage(earlierTexts.doesColumn), kind: 'short' },
    { key: 'outcome', label: formatMessage(earlierTexts.outcomeColumn), kind: 'text' },
    { key: 'by', label: formatMessage(earlierTexts.byColumn), kind: 'text' },
    { key: 'when', label: formatMessage(earlierTexts.whenColumn), kind: 'short' },
  ] as const;
  const rows = files.map(({ id, name, path, does, state, counts, by, at }) => {
    const outcome = [state, counts && formatMessage(earlierPhrases.counts, counts)];
    return {
      key: id,
      isMarked: id === shownId,
      cells: [
        <span key="file" style={{ overflowWrap: 'anywhere' }}>
          <AppLink to={path}>
            <bdi>{name}</bdi>
          </AppLink>
        </span>,
        does,
        outcome.filter((part) => part !== null).join(' · '),
        <bdi key="by">{by}</bdi>,
        <PastTime key="when" at={at}>
          {(time) => time}
        </PastTime>,
      ],
    };
  });
  const title = formatMessage(earlierTexts.title);
  return (
    <SectionCard title={title}>
      <PlainTable label={title} columns={columns} rows={rows} />
    </SectionCard>
  );
}
