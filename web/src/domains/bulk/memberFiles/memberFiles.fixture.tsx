import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { screen, within } from '@testing-library/react';
import { chooseFile } from '../../../testing/hands.ts';
import { connectionOf, type PageArguments, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { PATHS } from '../../../lib/paths.ts';
import MemberFilesPage from './MemberFilesPage.tsx';

const COLUMN_NAMES = ['email', 'first_name', 'Department'];

/** A file of people as the gateway tells of it: checked, with a row of each kind. */
export const FILE = {
  ...{ __typename: 'MemberUpload', id: 'f1', mode: 'ADD', fileName: 'people.csv', status: 'VALIDATED' },
  ...{ encoding: 'UTF_8', columns: COLUMN_NAMES, totalCount: 4, checkedCount: 4 },
  ...{ plannedCount: 2, unchangedCount: 1, refusedCount: 1, doneCount: 0, failedCount: 0 },
  ...{ uploadedAt: '2026-11-20T08:00:00.000Z', uploadedBy: 'Ada Lovelace', startedAt: null, startedBy: null },
  ...{ finishedAt: null, viewerCanCancel: true },
};

export type GivenFile = typeof FILE | Record<string, unknown>;

/** The same once it is started, and however far it came. */
export const started = (changes: object) => ({
  ...{ ...FILE, status: 'PROCESSING', startedAt: '2026-11-20T08:01:00.000Z', startedBy: 'Ada Lovelace' },
  ...changes,
});

export const rowAt = (line: number, changes: object = {}) => ({
  ...{ line, email: `new${line}@orbit.example`, name: `New ${line}`, plan: 'ADD', changes: [], problem: null },
  ...changes,
});

type RowArguments = PageArguments & { readonly kind: string; readonly search?: string | null };

/** The rows of a file by their kinds; a search finds by address. */
export const rowsOf = (byKind: Record<string, readonly ReturnType<typeof rowAt>[]>) => (wanted: RowArguments) => {
  const all = byKind[wanted.kind] ?? [];
  return {
    edges: [],
    ...connectionOf(
      all.filter(({ email }) => email.includes(wanted.search ?? '')),
      wanted,
    ),
  };
};

export const MAIL = {
  fromDomain: 'mail.muster.example',
  subject: 'Join our official {team_name} team on the product',
  message: 'Hello,\njoin {team_name}: {invite_link}\nSee you!',
};

const GATE = {
  feature: 'CUSTOM_FIELDS',
  isAllowed: true,
  limit: null,
  used: 0,
  requiredPlan: null,
  isPaywallShown: false,
};

export interface Given {
  readonly team?: object;
  readonly address?: string;
  /** What else the console shows. */
  readonly beside?: ReactNode;
  readonly [field: string]: unknown;
}

/** The page in the console, at the address of a mode. */
export const open = ({ team = {}, address = '/manage/users/bulk-manage/add', beside, ...given }: Given = {}) =>
  renderInConsole(
    <>
      {beside}
      <Routes>
        <Route path={PATHS.bulkManage} element={<MemberFilesPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      viewer: {
        ...{ id: 'v', email: 'ada.l@orbit.example', name: { first: 'Ada', last: 'Lovelace' } },
        team: {
          ...{ id: 't', name: 'Orbit', isLargeTeam: false, planGate: GATE, memberInviteMail: MAIL },
          memberUploadColumns: COLUMN_NAMES.map((name) => ({
            ...{ name, isRequired: name === 'email', customFieldId: name === 'Department' ? 'cf1' : null },
          })),
          ...{ lastMemberUpload: null, memberUploads: [] },
          ...team,
        },
      },
      ...given,
    },
    address,
  );

/** The address of a file that is there. */
export const at = (mode: string, more = '') => `/manage/users/bulk-manage/${mode}?file=f1${more}`;

export const csv = (name = 'people.csv', content = 'email\nnew@orbit.example') => new File([content], name);

export const choose = (file: File) => chooseFile(document.body, file);

/** A gateway with one file, which the test moves on. */
export const service = (begin: GivenFile, rows: Parameters<typeof rowsOf>[0] = {}) => {
  let file: GivenFile = begin;
  const move = (changes: object) => (file = { ...file, ...changes });
  return { move, node: () => ({ ...file, rows: rowsOf(rows) }), now: () => file };
};

const PROBLEM = {
  ...{ field: 'Department', name: 'New 9', details: 'no', code: 'VALUE_NOT_FOUND', value: 'Enginering' },
};
/** A row of each kind, and one more. */
export const ROWS = {
  PLANNED: [
    rowAt(2, { changes: [{ field: 'first_name', before: null, after: 'New' }] }),
    rowAt(3, { plan: 'CHANGE', changes: [{ field: 'Department', before: 'Sales', after: null }] }),
  ],
  UNCHANGED: [rowAt(4, { name: '', plan: 'UNCHANGED' })],
  REFUSED: [rowAt(9, { plan: 'REFUSED', problem: PROBLEM })],
};

/** Whether a button cannot be pressed at all. */
export const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

/** What is said to be wrong. */
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The rows of a table, below its head. */
export const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
