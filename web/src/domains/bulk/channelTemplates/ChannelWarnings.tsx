import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { rowTexts } from '../files/rowMessages.ts';
import type { CheckedFile } from './channelFile.ts';
import { ChannelRows } from './ChannelRows.tsx';
import { FailedRowsButton } from './FailedRowsButton.tsx';

/** The rows of a file that cannot be done: where, which channel they are about, and what is wrong. */
export function ChannelWarnings({
  file,
  columns,
  onClose,
}: {
  file: CheckedFile;
  columns: readonly string[];
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  return (
    <NoticeDialog title={formatMessage(rowTexts.warnings)} maxWidth="md" isPinned onClose={onClose}>
      <FailedRowsButton upload={file} columns={columns} />
      <ChannelRows fileId={file.id} kind="REFUSED" form="problems" search={search} onSearch={setSearch} />
    </NoticeDialog>
  );
}
