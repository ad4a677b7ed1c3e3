import type { Cause } from '../../../lib/cause.ts';
import type { Mailer } from '../../../lib/mail.ts';
import type { ImportCounts } from '../../../db/tables/import.ts';
import type { GroupsDomain } from '../../channel/addressRules.ts';
import type { TeamRow } from '../../team/repository.ts';
import type { ImportRow, ProblemRow } from '../repository.ts';

/** An import in somebody's hands: in whose name, of which team, which is locked, and what is told to whom. */
export type Held = {
  readonly cause: Cause;
  readonly team: TeamRow;
  readonly row: ImportRow;
  readonly mailer: Mailer;
};

/** A step of an import, and where the channels that it makes have their addresses. */
export type Run = Held & { readonly groupsDomain: GroupsDomain };

/** What a step came to. */
export type StepOutcome = {
  readonly counts: Partial<ImportCounts>;
  readonly problems: readonly Pick<ProblemRow, 'kind' | 'name' | 'code'>[];
};

/** Nothing was there to be done. */
export const NOTHING: StepOutcome = { counts: {}, problems: [] };

/** The longest name of something in a list of problems, in characters. */
const NAME_MAX = 300;

/** What could not be brought over as it is. */
export const problem = (
  kind: ProblemRow['kind'],
  name: string,
  code: ProblemRow['code'],
): StepOutcome['problems'][number] => ({
  kind,
  name: [...name.slice(0, 2 * NAME_MAX)].slice(0, NAME_MAX).join(''),
  code,
});
