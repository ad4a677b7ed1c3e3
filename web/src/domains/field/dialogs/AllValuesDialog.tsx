import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomFieldValuesQuery } from '../../../generated/field/dialogs/customFieldValues.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ExportIcon } from '../../../ui/icons.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedField } from '../listedField.ts';
import { fieldValuesPhrases, fieldValuesTexts } from './fieldValuesMessages.ts';
import { ValueList } from './ValueList.tsx';
import { saveValuesCsv } from './valuesCsv.ts';
import { foundRows, settingsOf, type ValueRow, valueRows } from './valueRows.ts';

/** So many values are worth searching. */
const SEARCHED_FROM = 10;

function Values({ rows, isPicker }: { rows: readonly ValueRow[]; isPicker: boolean }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const found = useDeferredValue(useMemo(() => foundRows(rows, typed), [rows, typed]));
  if (rows.length === 0) {
    return <Typography>{formatMessage(isPicker ? fieldValuesTexts.noContacts : fieldValuesTexts.none)}</Typography>;
  }
  const isSearched = rows.length >= SEARCHED_FROM;
  return (
    <>
      {isSearched && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pt: 0.5 }}>
          <SearchField
            value={typed}
            onSearch={setTyped}
            label={formatMessage(fieldValuesTexts.search)}
            debounceMs={0}
            autoFocus
          />
          <Typography role="status" variant="body2" color="text.secondary">
            {formatMessage(fieldValuesPhrases.found, { count: found.length })}
          </Typography>
        </Box>
      )}
      {found.length === 0 && <Typography>{formatMessage(fieldValuesPhrases.nothingFound, { text: typed })}</Typography>}
      <ValueList rows={found} />
    </>
  );
}

/** All values of a field, with how many members have each; they can be searched and saved as a file. */
export function AllValuesDialog({ field, onClose }: { field: ListedField; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { data, loading, error, refetch } = useCustomFieldValuesQuery({
    ...IN_PLACE,
    variables: { id: field.id },
    fetchPolicy: 'network-only',
  });
  const settings = settingsOf(loading ? null : data?.node);
  const rows = useMemo(() => (settings === undefined ? null : valueRows(settings)), [settings]);
  const isPicker = field.valueType === 'CONTACT_PICKER';
  const save = (all: readonly ValueRow[]) =>
    saveValuesCsv(field.name, all, intl).then(
      () =>
        showToast({
          tone: 'success',
          text: fieldValuesPhrases.exported,
          values: { count: all.length },
          cause: field.id,
        }),
      () => showToast({ tone: 'error', text: fieldValuesTexts.exportFailed, cause: field.id }),
    );
  return (
    <NoticeDialog
      title={formatMessage(fieldValuesPhrases.title, { name: field.name })}
      takesFocus={rows !== null && rows.length < SEARCHED_FROM}
      action={
        rows !== null &&
        rows.length > 0 && (
          <Button startIcon={<ExportIcon />} variant="outlined" color="secondary" onClick={() => void save(rows)}>
            {formatMessage(fieldValuesTexts.exportCsv)}
          </Button>
        )
      }
      onClose={onClose}
    >
      {field.editableBy === 'PLATFORM' && (
        <Alert severity="info" role="note">
          {formatMessage(fieldValuesTexts.platform)}
        </Alert>
      )}
      {loading && <TextSkeleton lines={5} />}
      {!loading && rows === null && (
        <ErrorState
          compact
          title={formatMessage(fieldValuesTexts.loadFailed)}
          requestId={failureOf(error)?.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {rows && <Values rows={rows} isPicker={isPicker} />}
    </NoticeDialog>
  );
}
