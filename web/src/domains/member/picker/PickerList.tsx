import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PersonLine } from '../../../ui/PersonLine.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useRows } from '../../../ui/table/rowSource.ts';
import type { Selection } from '../../../ui/table/selection.ts';
import { isLongEnough } from '../list/memberListState.ts';
import { memberName } from '../people/memberName.ts';
import { roleNames } from '../messages.ts';
import { pickerPhrases, pickerTexts } from './pickerMessages.ts';
import { keyOfRow, type PickerRow } from './pickerRows.ts';
import type { PickerPeople } from './usePickerPeople.ts';

const nameOf = (intl: IntlShape, { key, member }: PickerRow) =>
  memberName(intl, member ?? { name: null, email: key.includes('@') ? key : null });

/** Somebody's picture, name and address, and what they are where that matters. Greyed who is switched off. */
function Person({ row, intl }: { row: PickerRow; intl: IntlShape }) {
  const { member } = row;
  return (
    <PersonLine
      name={nameOf(intl, row)}
      email={member?.name ? member.email : null}
      seed={member?.guid ?? row.key}
      imageUrl={member?.imageUrl}
      isMuted={member?.status !== 'ACTIVE'}
    >
      {(member?.role === 'ADMIN' || member?.role === 'GUEST') && (
        <Badge>{intl.formatMessage(roleNames[member.role])}</Badge>
      )}
      {member?.status === 'DEACTIVATED' && <Badge tone="warning">{intl.formatMessage(pickerTexts.deactivated)}</Badge>}
    </PersonLine>
  );
}

/** Why the list is empty. */
function Nobody({ people, search, isOnlyChosen }: { people: PickerPeople; search: string; isOnlyChosen: boolean }) {
  const { formatMessage } = useIntl();
  const text = () => {
    if (people.isSearched && !isOnlyChosen && search !== '' && !isLongEnough(search, people.minLength)) {
      return formatMessage(pickerPhrases.typeMore, { count: people.minLength });
    }
    if (search !== '') return formatMessage(pickerPhrases.noMatch, { search });
    if (people.isSearched && !isOnlyChosen) return formatMessage(pickerTexts.nobodyChosenSearch);
    return formatMessage(isOnlyChosen ? pickerTexts.nobodyChosen : pickerTexts.nobody);
  };
  return (
    <Typography color="text.secondary" role="status" sx={{ px: 2, py: 3 }}>
      {text()}
    </Typography>
  );
}

/** The people who may be chosen, in a list of any length. */
export function PickerList({
  people,
  selection,
  search,
  isOnlyChosen,
}: {
  people: PickerPeople;
  selection: Selection<PickerRow>;
  search: string;
  isOnlyChosen: boolean;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rows = useRows(people.rows, keyOfRow);
  const columns = useMemo(
    (): readonly Column<PickerRow>[] => [
      {
        id: 'person',
        header: intl.formatMessage(pickerTexts.people),
        width: 'minmax(0, 1fr)',
        render: (row) => <Person row={row} intl={intl} />,
      },
    ],
    [intl],
  );
  const rowName = useCallback((row: PickerRow) => nameOf(intl, row), [intl]);
  const toggle = useCallback((row: PickerRow) => selection.set([row], !selection.has(row)), [selection]);
  const { failure } = people;
  const footer = () => {
    if (failure) {
      const title = people.rows.length === 0 ? pickerTexts.loadFailed : pickerTexts.moreFailed;
      return (
        <ErrorState compact title={formatMessage(title)} requestId={failure.requestId} onRetry={people.loadMore} />
      );
    }
    if (!people.isCut) return null;
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1.5 }}>
        {formatMessage(pickerTexts.firstMatches)}
      </Typography>
    );
  };
  return (
    <DataTable
      label={formatMessage(pickerTexts.people)}
      columns={columns}
      rows={rows}
      totalCount={people.rows.length}
      height="max(180px, min(416px, calc(100dvh - 400px)))"
      loading={people.isLoading}
      hasMore={people.hasMore && !failure}
      onLoadMore={people.loadMore}
      empty={failure ? null : <Nobody people={people} search={search} isOnlyChosen={isOnlyChosen} />}
      footer={footer()}
      onOpen={toggle}
      selection={{
        store: selection,
        nameOf: rowName,
        selectAllLabel: formatMessage(pickerTexts.selectShown),
        isShownOnly: true,
        isWaiting: people.isLoading,
      }}
    />
  );
}
