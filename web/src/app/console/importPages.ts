import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

const own = (load: () => Promise<{ default: ComponentType }>) => withTexts('import', load);

/** The code of each page that takes people in by files, or conversations out, fetched when it is needed. */
export const importPages = {
  import: own(() => import('../../domains/import/ImportsPage.tsx')),
  bulkManage: withTexts(['memberFiles', 'uploads'], () => import('../../domains/bulk/memberFiles/MemberFilesPage.tsx')),
  chatExport: withTexts('chatExport', () => import('../../domains/chatExport/ChatExportPage.tsx')),
  importForm: own(() => import('../../domains/import/form/ImportFormPage.tsx')),
} satisfies Partial<Record<FetchedPage, unknown>>;
