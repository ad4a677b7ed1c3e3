import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { rowTexts } from '../files/rowMessages.ts';
import { FileRows } from './FileRows.tsx';
import type { MemberFile } from './fileStates.ts';
import { ReportButton } from './ReportButton.tsx';
import { warningTexts } from './rowMessages.ts';

/** The rows of a file that cannot be done: where, whom they are about, and what is wrong. */
export function WarningsDialog({ file, onClose }: { file: MemberFile; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  return (
    <NoticeDialog title={formatMessage(rowTexts.warnings)} maxWidth="md" isPinned onClose={onClose}>
      <ReportButton file={file} kind="PROBLEMS" label={formatMessage(warningTexts.download)} />
      <FileRows fileId={file.id} kind="REFUSED" form="problems" search={search} onSearch={setSearch} />
    </NoticeDialog>
  );
}
