import type { ImportCounts } from '../../../db/tables/import.ts';
import type { SkippedRecord } from '../../../lib/foreignArchives/records.ts';
import { addProblems, saveImport } from '../repository.ts';
import { countsWith, isCountedSkip } from '../rules.ts';
import type { Batch } from '../recordRepository.ts';
import { bringAllChannels } from './channelActions.ts';
import { bringMessages } from './messageActions.ts';
import { bringPeople } from './peopleActions.ts';
import { type Run, type StepOutcome, problem } from './runActions.ts';

const SKIPPED_OF: Readonly<Record<SkippedRecord['what'], keyof ImportCounts | null>> = {
  ...{ person: 'peopleSkipped', channel: 'channelsSkipped', message: 'messagesSkipped', file: null },
};

/** What of the archive was skipped when it was read. */
function outcomeOfSkipped(skipped: readonly SkippedRecord[]): StepOutcome {
  const counts: Record<string, number> = {};
  for (const one of skipped) {
    const key = isCountedSkip(one) ? SKIPPED_OF[one.what] : null;
    if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  }
  return { counts, problems: skipped.map(({ what, name, code }) => problem(what, name, code)) };
}

/**
 * Works off some records in the transaction that also writes down how far the import is: wherever it is cut off, they were either
 * worked off with their note or not at all. Gives the counts as they are then.
 */
export async function takeStep(run: Run, { people, channels, messages, skipped, next }: Batch): Promise<ImportCounts> {
  const { cause, row } = run;
  const outcomes = [
    await bringPeople(run, people),
    await bringAllChannels(run, channels),
    await bringMessages(run, messages),
    outcomeOfSkipped(skipped),
  ];
  await addProblems(
    cause.db,
    row.importId,
    outcomes.flatMap(({ problems }) => problems),
  );
  const counts = outcomes.reduce((sum, outcome) => countsWith(sum, outcome.counts), row.counts);
  await saveImport(cause.db, row, { doneBytes: next, updatedAt: cause.now, counts });
  return counts;
}
