import type { BulkJobStartInput, BulkMatchingInput, UserError } from '../../generated/resolvers.ts';
import { openIds } from '../../lib/idLists.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Matching, Subjects } from './rest.ts';

/** The most people whom a job takes one by one. */
const MAX_JOB_SUBJECTS = 10_000;
const MAX_SEARCH = 100;

const states = { ACTIVE: 'active', PENDING: 'pending', DEACTIVATED: 'deactivated' } as const;
const roles = { ADMIN: 'admin', MEMBER: 'member', GUEST: 'guest' } as const;

/** Whom a job is about in the service's words, or why it is about nobody. */
export type OpenedSubjects = { readonly subjects: Subjects | null; readonly errors: readonly UserError[] };

const refused = (...errors: readonly UserError[]): OpenedSubjects => ({ subjects: null, errors });
const invalid = (path: readonly string[], message: string) => refused(userError('INVALID', path, message));

/** The filter in the service's words; null where there is no such list. */
function filterOf({ filter }: BulkMatchingInput): Pick<Matching, 'state' | 'role' | 'licensed'> | null {
  const status = filter?.status ?? 'ACTIVE';
  if (status === 'DELETED' || status === 'UNKNOWN' || filter?.role === 'UNKNOWN') return null;
  const role = filter?.role ? { role: roles[filter.role] } : {};
  const licensed = typeof filter?.isLicensed === 'boolean' ? { licensed: filter.isLicensed } : {};
  const narrowed = { ...role, ...licensed };
  if (status !== 'ACTIVE' && Object.keys(narrowed).length > 0) return null;
  return { state: states[status], ...narrowed };
}

function openMatching(matching: BulkMatchingInput): OpenedSubjects {
  const filter = filterOf(matching);
  if (filter === null) return invalid(['matching', 'filter'], 'There is no such list of people; see `Team.members`.');
  const search = matching.search?.trim();
  if (search === '') return invalid(['matching', 'search'], 'A search has at least 1 character.');
  if (search !== undefined && search.length > MAX_SEARCH) {
    return refused(userError('TOO_LONG', ['matching', 'search'], `At most ${MAX_SEARCH} characters are taken.`));
  }
  const except = openIds('Member', 'exceptIds', matching.exceptIds ?? [], { mayBeEmpty: true });
  if (except.errors.length > 0) {
    return refused(...except.errors.map((error) => ({ ...error, field: ['matching', ...(error.field ?? [])] })));
  }
  return {
    subjects: {
      matching: {
        ...filter,
        ...(search === undefined ? {} : { searchText: search }),
        ...(except.keys.length === 0 ? {} : { except: [...except.keys] }),
      },
    },
    errors: [],
  };
}

/** Whom `input` names: some people or everybody of a list, and not both. */
export function openSubjects({ memberIds, matching }: BulkJobStartInput): OpenedSubjects {
  if (matching && memberIds) return invalid(['matching'], 'Name people or a list, not both.');
  if (matching) return openMatching(matching);
  const { keys, errors } = openIds('Member', 'memberIds', memberIds ?? [], { max: MAX_JOB_SUBJECTS });
  return errors.length > 0 ? refused(...errors) : { subjects: { subjects: [...keys] }, errors };
}
