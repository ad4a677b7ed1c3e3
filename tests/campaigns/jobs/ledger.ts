// What stands in the database, read with nobody else at it: which jobs and files there are, what each did to whom, and how
// people are.
import * as z from 'zod';
import type { Database } from './team.ts';

export type Ledger = {
  readonly jobIds: readonly string[];
  /** Places in the lists of all jobs and files. */
  readonly places: number;
  /** Of these, where not exactly one change is written down in that job's name, or the result is another than a change. */
  readonly notOnce: number;
  /** Jobs whose counts are other than their lists say. */
  readonly miscounted: number;
  /** What each person is and holds, by their guids. */
  readonly people: ReadonlyMap<string, string>;
};

const COUNTS = `
  select j.bulk_job_id as id,
    count(*)::int as places,
    count(*) filter (where i.result is distinct from 'done' or coalesce(a.times, 0) <> 1)::int as not_once,
    (j.state <> 'done' or j.total <> count(*) or j.done <> count(*) filter (where i.result in ('done', 'already'))
      or j.failed <> count(*) filter (where i.result not in ('done', 'already'))) as is_miscounted
  from bulk_job j
  left join bulk_job_item i using (bulk_job_id)
  left join (
    select request_id, target, count(*) as times from audit_entry
    where action in ('member.deactivate', 'member.reactivate') group by 1, 2
  ) a on a.request_id = j.request_id and a.target = 'person:' || i.guid
  group by j.bulk_job_id`;

/** The same of files of people, of which the rows count that change something. */
const FILES = `
  select u.upload_id as id,
    count(r.line)::int as places,
    count(r.line) filter (where r.result is distinct from 'done' or coalesce(a.times, 0) <> 1)::int as not_once,
    (u.state <> 'processed' or u.checked <> u.total or u.planned <> count(r.line)
      or u.done <> count(*) filter (where r.result in ('done', 'already'))
      or u.failed <> count(*) filter (where r.result = 'failed')) as is_miscounted
  from member_upload u
  left join member_upload_row r on r.upload_id = u.upload_id and r.plan = 'change'
  left join (
    select request_id, target, count(*) as times from audit_entry where action = 'field.setValues' group by 1, 2
  ) a on a.request_id = u.request_id and a.target = 'person:' || r.guid
  group by u.upload_id`;

const PEOPLE = `
  select guid, concat_ws(' ', state, role, is_licensed, is_auto_renew_enabled) as standing from person`;

const counted = z.object({ id: z.string(), places: z.number(), not_once: z.number(), is_miscounted: z.boolean() });
const standing = z.object({ guid: z.string(), standing: z.string() });
const rowsOf = <T>(shape: z.ZodType<T>, result: unknown): T[] => z.object({ rows: z.array(shape) }).parse(result).rows;

/** Reads a database that nobody changes meanwhile. */
export const readLedger = (db: Database): Promise<Ledger> =>
  db.read(async (queries) => {
    const files = rowsOf(counted, await queries.execute(FILES));
    const jobs = [...rowsOf(counted, await queries.execute(COUNTS)), ...files];
    const people = rowsOf(standing, await queries.execute(PEOPLE));
    return {
      jobIds: jobs.map(({ id }) => id),
      places: jobs.reduce((sum, { places }) => sum + places, 0),
      notOnce: jobs.reduce((sum, { not_once }) => sum + not_once, 0),
      miscounted: jobs.filter(({ is_miscounted }) => is_miscounted).length,
      people: new Map(people.map((one) => [one.guid, one.standing])),
    };
  });
