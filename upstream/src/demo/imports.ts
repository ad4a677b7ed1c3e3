import type { Queries } from '../db/database.ts';
import { importProblem, teamImport } from '../db/tables/import.ts';
import type { ImportRow, ProblemRow } from '../domains/import/repository.ts';
import { NO_COUNTS, archiveFolderOf } from '../domains/import/rules.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { DAY_MS, MINUTE_MS } from '../lib/durations.ts';
import { shortName } from './people.ts';
import type { DemoTeam } from './teams.ts';

/** An import of a demo team that is over: how it ended, and how long ago. */
export type DemoImport = Pick<ImportRow, 'source' | 'fileName'> & {
  daysAgo: number;
  minutes: number;
  failure?: NonNullable<ImportRow['failure']>;
  counts?: Partial<ImportRow['counts']>;
  problems?: readonly (readonly [kind: ProblemRow['kind'], name: string, code: ProblemRow['code']])[];
};

export const summitImports: readonly DemoImport[] = [
  {
    ...{ source: 'SLACK', fileName: 'Summit Slack export Jan 9 2024 - Aug 30 2025.zip', daysAgo: 140, minutes: 7 },
    counts: {
      ...{ peopleFound: 52, peopleAdded: 31, peopleMatched: 16, peopleSkipped: 5 },
      ...{ channelsFound: 14, channelsAdded: 14, messagesFound: 18_412, messagesAdded: 18_409, messagesSkipped: 3 },
    },
    problems: [
      ['person', 'contractor@elsewhere.example', 'domain_not_allowed'],
      ['person', 'Build Bot', 'is_bot'],
      ['person', 'old.colleague@summit.example', 'deactivated_in_source'],
      ['person', 'Zoë', 'email_missing'],
      ['channel', 'dms.json', 'direct_messages'],
      ['message', 'general/2024-03-11.json', 'record_invalid'],
      ['message', 'random', 'text_shortened'],
    ],
  },
  {
    ...{ source: 'HIPCHAT_SERVER', fileName: 'hipchat-37155-2025-09-14.tar.gz.aes', daysAgo: 132, minutes: 1 },
    failure: 'passphrase_wrong',
  },
];

/** Adds the imports of a demo team; the same each time. Nothing of them waits to be done. */
export async function addDemoImports(
  db: Queries,
  { domain, imports = [] }: DemoTeam,
  people: readonly NewPerson[],
  now: number,
): Promise<void> {
  const starter = people.find(({ role }) => role === 'admin');
  if (!starter || imports.length === 0) return;
  const short = shortName(domain);
  const made = imports.map(({ source, fileName, daysAgo, minutes, failure, counts }, index): ImportRow => {
    const createdAt = now - daysAgo * DAY_MS;
    const finishedAt = createdAt + minutes * MINUTE_MS;
    return {
      ...{ importId: `${short}-i${index + 1}`, teamId: `team-${short}`, source, fileName },
      ...{ actor: starter.guid, actorName: `${starter.firstName} ${starter.lastName}`.trim() },
      status: failure === undefined ? 'COMPLETED' : 'FAILED',
      stage: failure === undefined ? 'done' : 'reading',
      archiveFile: `${archiveFolderOf(`team-${short}`)}/${String(index + 1).padStart(32, '0')}.archive`,
      ...{ sourceUrl: null, sealedPassphrase: null, teamUrl: short, invitesPeople: false, recordsFile: null },
      ...{ doneBytes: 0, totalBytes: 0, counts: { ...NO_COUNTS, ...counts }, failure: failure ?? null },
      ...{ requestId: null, createdAt, updatedAt: finishedAt, finishedAt },
    };
  });
  await db.insert(teamImport).values(made);
  const problems = imports.flatMap(({ problems: given = [] }, index) =>
    given.map(([kind, name, code], position) => ({ importId: `${short}-i${index + 1}`, position, kind, name, code })),
  );
  if (problems.length > 0) await db.insert(importProblem).values(problems);
}
