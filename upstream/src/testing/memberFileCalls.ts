// What an admin sends and asks about files of people.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { memberUploadRow } from '../db/tables/bulk.ts';
import type { Answer } from '../generated/contract.ts';
import { type Session, type TestUpstream, codeOf, textAt } from './testUpstream.ts';
import { upload } from './uploads.ts';

export type WireUpload = Answer<'bulk', 'memberUpload'>;
export type Mode = WireUpload['mode'];

/** The mail that tests have composed. */
export const composed = {
  fullName: "Zoë O'Neill",
  fromPrefix: 'zoe.oneill',
  subject: 'Join {team_name}',
  message: 'Come to {team_name}:\n{invite_link}',
};

const STARTS = { edit: 'update-users', deactivate: 'deactivate-users', delete: 'delete-users' } as const;

/** @param admin who makes the calls, unless somebody else is named */
export function memberFileCalls(upstream: TestUpstream, admin: () => Session) {
  const send = (mode: Mode, content: string | Uint8Array, by = admin(), headers = {}) =>
    upload(
      upstream,
      '/bulk/validate-users-file',
      [{ name: 'usersFile', fileName: 'people.csv', type: 'text/csv', content }],
      by,
      headers,
      { mode, fileName: 'people.csv' },
    );
  const start = (mode: Mode, importId: string, by = admin(), headers = {}, mail: object = composed) =>
    mode === 'add'
      ? upstream.post('/bulk/invite-users', { importId, ...mail }, by, headers)
      : upstream.post(`/bulk/${STARTS[mode]}`, { importId }, by, headers);
  const read = async (importId: string, by = admin()) =>
    (await upstream.get(`/bulk/member-upload?importId=${importId}`, by)).body as WireUpload;
  const rowsOf = async (importId: string, query: string, page = 'limit=100&offset=0') => {
    const path = `/bulk/member-upload-rows?importId=${importId}&${query}&${page}`;
    return (await upstream.get(path, admin())).body as Answer<'bulk', 'memberUploadRows'>;
  };
  /** Sends rows under a header, and has them looked at; the id of the file. */
  const validated = async (mode: Mode, rows: readonly string[], by = admin()): Promise<string> => {
    const answer = await send(mode, rows.join('\n'), by);
    expect(codeOf(answer)).toMatchObject({ mode });
    await upstream.jobs.runDue();
    return textAt(answer.body, 'importId');
  };
  return {
    send,
    start,
    read,
    validated,
    rowsOf,
    /** All rows of a file by their lines, each with what it would do, or why it cannot be done. */
    plansOf: async (importId: string): Promise<string[]> => {
      const kinds = ['planned', 'unchanged', 'refused'].map((kind) => rowsOf(importId, `kind=${kind}`));
      const rows = (await Promise.all(kinds)).flatMap((page) => page.rows);
      return rows
        .toSorted((one, other) => one.line - other.line)
        .map(({ line, plan, problem }) => [line, plan, ...(problem ? [problem.field, problem.code] : [])].join(' '));
    },
    /** What each row of a file would change. */
    changesOf: async (importId: string): Promise<string[][]> =>
      (await rowsOf(importId, 'kind=planned')).rows.map(({ changes }) =>
        changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
      ),
    cancel: (importId: string, by = admin(), headers = {}, more = {}) =>
      upstream.post('/bulk/cancel-member-upload', { importId, ...more }, by, headers),
    /** The same, worked off; what is known of the file then. */
    done: async (mode: Mode, rows: readonly string[]): Promise<WireUpload> => {
      const importId = await validated(mode, rows);
      expect(codeOf(await start(mode, importId))).toMatchObject({ status: 'processing' });
      await upstream.jobs.runDue();
      return read(importId);
    },
    /** What became of each row, by its line. */
    resultsOf: async (importId: string) => {
      const rows = await upstream.db.read((queries) =>
        queries
          .select()
          .from(memberUploadRow)
          .where(eq(memberUploadRow.uploadId, importId))
          .orderBy(memberUploadRow.line),
      );
      return rows.map(({ email, plan, result, problem }) =>
        [email, plan, result ?? '', problem?.code ?? '', problem?.field ?? ''].join(' ').trimEnd(),
      );
    },
  };
}
