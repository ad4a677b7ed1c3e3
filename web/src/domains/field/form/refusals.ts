import type { SaveProblem } from '../../../lib/form/saveOutcome.ts';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';

/** The parts of the form at which something can be wrong. */
export type FormPart = 'name' | 'description' | 'valueType' | 'values' | 'conditions';

/** What can be wrong with a part: the form's own faults, and what only the server knows. */
export type PartFault =
  | 'length'
  | 'taken'
  | 'unshowable'
  | 'missing'
  | 'empty'
  | 'tooLong'
  | 'duplicate'
  | 'tooMany'
  | 'noRoom'
  | 'incomplete'
  | 'inUse'
  | 'inUserGroup'
  | 'ownTexts'
  | 'typeFixed'
  | 'cycle'
  | 'gone'
  | 'impossible';

/** Why nothing was saved, where it is none of the parts. */
export type WholeFault = 'failed' | 'stale' | 'needsPlan' | 'fieldGone' | 'platform' | 'fieldLimit';

/** What a save that did not come about means to the form. */
export type Refused =
  | { readonly kind: 'takenName' }
  | { readonly kind: 'part'; readonly part: FormPart; readonly fault: PartFault }
  | ({ readonly kind: 'whole'; readonly fault: WholeFault } & Undone);

const whole = (fault: WholeFault, undone: Undone = REFUSED): Refused => ({ ...undone, kind: 'whole', fault });

/** By the code; of a list, whatever its place. */
const PARTS: Readonly<Record<FormPart, Readonly<Record<string, PartFault>>>> = {
  name: { REQUIRED: 'length', TOO_LONG: 'length', INVALID: 'unshowable' },
  description: { TOO_LONG: 'length', INVALID: 'unshowable' },
  valueType: { REQUIRED: 'missing', IN_USE: 'ownTexts', NOT_ALLOWED: 'typeFixed' },
  values: {
    REQUIRED: 'empty',
    TOO_LONG: 'tooLong',
    DUPLICATE: 'duplicate',
    TOO_MANY: 'tooMany',
    INVALID: 'unshowable',
    IN_USE: 'inUse',
    HAS_DEPENDENTS: 'inUse',
    IN_USER_GROUP: 'inUserGroup',
    NOT_FOUND: 'gone',
  },
  conditions: {
    REQUIRED: 'incomplete',
    DUPLICATE: 'duplicate',
    CYCLE: 'cycle',
    NOT_FOUND: 'gone',
    INVALID: 'impossible',
  },
};

const WHOLE: Readonly<Record<string, WholeFault>> = {
  PLAN_REQUIRED: 'needsPlan',
  NOT_FOUND: 'fieldGone',
  NOT_ALLOWED: 'platform',
  LIMIT_REACHED: 'fieldLimit',
};

const isPart = (name: string | undefined): name is FormPart => name !== undefined && Object.hasOwn(PARTS, name);

/** What the server's refusal is about. A default that is gone is a fault of the values. */
export function refusedBy(problem: SaveProblem): Refused {
  if (problem.kind === 'stale') return whole('stale');
  if (problem.kind === 'failed') return whole('failed', { requestId: problem.requestId, loss: problem.loss });
  const { code, field } = problem;
  const [name] = field ?? [];
  if (code === 'TAKEN') return { kind: 'takenName' };
  if (code === 'IN_USER_GROUP') return { kind: 'part', part: 'values', fault: 'inUserGroup' };
  if (name === 'defaultValue') return { kind: 'part', part: 'values', fault: 'gone' };
  const fault = isPart(name) ? PARTS[name][code] : undefined;
  if (isPart(name) && fault) return { kind: 'part', part: name, fault };
  return whole(WHOLE[code] ?? 'failed');
}
