import { describe, expect, it } from 'vitest';
import { person } from '../../../testing/renderInConsole.tsx';
import { Selection } from '../../../ui/table/selection.ts';
import type { ListedMember } from '../people/people.ts';
import { readMemberList } from './memberListState.ts';
import { peopleIn, peopleOf, scopeOfState, settleSelection, type MemberScope } from './memberScope.ts';

const somebody = (number: number, changes: Record<string, unknown> = {}) =>
  person(number, changes) as unknown as ListedMember;
const scope = (query: string) => scopeOfState(readMemberList(new URLSearchParams(query)));

describe('everybody of a list', () => {
  it.each([
    ['', {}, true],
    ['role=guest', {}, false],
    ['role=guest', { role: 'GUEST' }, true],
    ['licence=pro', {}, true],
    ['licence=lite', {}, false],
    ['licence=lite', { isLicensed: false }, true],
    ['licence=lite', { isLicensed: false, role: 'GUEST' }, false],
    ['search=pers', {}, true],
    ['search=0001', {}, true],
    ['search=erson', {}, false],
    ['search=orbit', {}, true],
    ['tab=guests&role=admin', { role: 'GUEST' }, true],
  ])('with "%s" in the address: %j is one of them: %s', (query, changes, expected) => {
    expect(scope(query).includes(somebody(1, changes))).toBe(expected);
  });

  it('is told to a job by the filter and the search', () => {
    const selection = new Selection<ListedMember, MemberScope>(({ id }) => id);
    selection.matching(scope('tab=guests&search=ann'), 30);
    selection.set([somebody(1, { role: 'GUEST', name: { first: 'Ann', last: 'Lee' } })], false);
    expect(peopleOf(selection.current())).toEqual({
      kind: 'matching',
      count: 29,
      filter: { role: 'GUEST' },
      search: 'ann',
      exceptIds: ['member-1'],
    });
  });
});

describe('a selection after an action', () => {
  const selectionOf = (...numbers: number[]) => {
    const selection = new Selection<ListedMember, MemberScope>(({ id }) => id);
    selection.only(numbers.map((number) => somebody(number)));
    return selection;
  };
  const some = (...numbers: number[]) =>
    ({ kind: 'some', members: numbers.map((number) => somebody(number)) }) as const;

  const asBefore = () => null;

  it('knows those who stay selected as the action left them', () => {
    const selection = selectionOf(1, 2);
    settleSelection(selection, some(1, 2), ['member-2'], () => somebody(2, { isLicensed: false }));
    expect(peopleOf(selection.current())).toEqual({ kind: 'some', members: [somebody(2, { isLicensed: false })] });
  });

  it('keeps whom the action failed on, and whom it was not about', () => {
    const selection = selectionOf(1, 2, 3);
    settleSelection(selection, some(1, 2), ['member-2'], asBefore);
    expect([1, 2, 3].map((number) => selection.has(somebody(number)))).toEqual([false, true, true]);
  });

  it('of a whole list stays as it is after an action on one person', () => {
    const selection = selectionOf();
    selection.matching(scope(''), 10);
    settleSelection(selection, some(1), [], asBefore);
    expect(selection.count()).toBe(10);
  });

  it('stays as it is after adding people', () => {
    const selection = selectionOf(1);
    settleSelection(selection, peopleIn({ kind: 'addUsers' }), [], asBefore);
    expect(selection.count()).toBe(1);
  });
});
