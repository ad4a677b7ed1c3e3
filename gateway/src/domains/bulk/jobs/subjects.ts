import { JOB_SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { BulkJobStartInput, BulkMatchingInput, UserError } from '../../../generated/resolvers.ts';
import { given } from '../../../lib/given.ts';
import { openIds } from '../../../lib/idLists.ts';
import { MAX_SEARCH } from '../../../lib/searchText.ts';
import { userError } from '../../../lib/userErrors.ts';
import { roles } from '../../identity/mapper.ts';
import { memberStatuses } from '../../member/mapper.ts';
import type { Matching, Subjects } from '../rest.ts';

/** Whom a job is about in the service's words, or why it is about nobody. */
export type OpenedSubjects = { readonly subjects: Subjects | null; readonly errors: readonly UserError[] };

const refused = (...errors: readonly UserError[]): OpenedSubjects => ({ subjects: null, errors });
const invalid = (path: readonly string[], message: string) => refused(userError('INVALID', path, message));

/** The filter in the service's words; null where there is no such list. */
function filterOf({ filter }: BulkMatchingInput): Pick<Matching, 'state' | 'role' | 'licensed'> | null {
  const status = filter?.status ?? 'ACTIVE';
  if (status === 'DELETED' || status === 'UNKNOWN' || filter?.role === 'UNKNOWN') return null;
  const narrowed = given({ role: filter?.role ? roles.wire(filter.role) : null, licensed: filter?.isLicensed });
  if (status !== 'ACTIVE' && Object.keys(narrowed).length > 0) return null;
  return { state: memberStatuses.wire(status), ...narrowed };
}

function openMatching(matching: BulkMatchingInput): OpenedSubjects {
  const filter = filterOf(matching);
  if (filter === null) return invalid(['matching', 'filter'], 'There is no such list of people; see `MemberFilter`.');
  const search = matching.search?.trim();
  if (search === '') return invalid(['matching', 'search'], 'A search has at least 1 character.');
  if (search !== undefined && search.length > MAX_SEARCH) {
    return refused(userError('TOO_LONG', ['matching', 'search'], `At most ${MAX_SEARCH} characters are taken.`));
  }
  const except = openIds('Member', ['matching', 'exceptIds'], matching.exceptIds ?? [], { mayBeEmpty: true });
  if (except.errors.length > 0) return refused(...except.errors);
  return {
    subjects: {
      matching: {
        ...filter,
        ...given({ searchText: search }),
        ...(except.keys.length === 0 ? {} : { except: [...except.keys] }),
      },
    },
    errors: [],
  };
}

/** Whom `input` names: some people or everybody of a list, and not both. */
export function openSubjects({ memberIds, matching }: BulkJobStartInput): OpenedSubjects {
  if (matching && memberIds) return invalid(['matching'], 'Give `memberIds` or `matching`, not both.');
  if (matching) return openMatching(matching);
  if (!memberIds?.length) return refused(userError('REQUIRED', ['memberIds'], 'Give `memberIds` or `matching`.'));
  const { keys, errors } = openIds('Member', ['memberIds'], memberIds, { max: JOB_SUBJECTS_MAX });
  return errors.length > 0 ? refused(...errors) : { subjects: { subjects: [...keys] }, errors };
}
