import Paper from '@mui/material/Paper';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { exportTexts } from '../chatExportMessages.ts';
import { Content } from './Content.tsx';
import { Requester } from './Requester.tsx';
import type { ChatExport } from './useChatExports.ts';

/** Exports, each with who asked for it and what it is of, and what else is told of those. */
export function ExportsTable({
  label,
  exports,
  columns,
  cellsOf,
}: {
  label: string;
  exports: readonly ChatExport[];
  /** What else is told of each, and a cell for each of these. */
  columns: ComponentProps<typeof PlainTable>['columns'];
  cellsOf: (one: ChatExport) => readonly ReactNode[];
}) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <PlainTable
        label={label}
        columns={[
          { key: 'by', label: formatMessage(exportTexts.requestedBy), kind: 'text' },
          { key: 'content', label: formatMessage(exportTexts.content), kind: 'name' },
          ...columns,
        ]}
        rows={exports.map((one) => ({
          key: one.id,
          cells: [<Requester key="by" of={one} />, <Content key="content" of={one} />, ...cellsOf(one)],
        }))}
      />
    </Paper>
  );
}
