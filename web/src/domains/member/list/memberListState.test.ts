import { describe, expect, it } from 'vitest';
import { withValues } from '../../../lib/urlState/useUrlState.ts';
import {
  isLongEnough,
  isNarrowed,
  memberListVariables,
  memberListWords,
  readMemberList,
  waitsForSearch,
} from './memberListState.ts';

const read = (query: string) => readMemberList(new URLSearchParams(query));

describe('the list of members in the address', () => {
  it('is everybody by name where the address says nothing, or nothing that is known', () => {
    const everybody = { tab: 'all', search: '', role: null, isLicensed: null, field: 'NAME', direction: 'ASC' };
    expect(read('')).toEqual(everybody);
    expect(read('tab=users&role=king&licence=gold&sort=age&order=up')).toEqual(everybody);
    expect(isNarrowed(read(''))).toBe(false);
  });

  it('comes back as it was written, beside whatever else the address says', () => {
    const state = {
      tab: 'all',
      search: 'ann & co',
      role: 'GUEST',
      isLicensed: false,
      field: 'EMAIL',
      direction: 'DESC',
    } as const;
    const written = withValues(new URLSearchParams('tab=users&enableSSO=true&role=admin'), memberListWords(state));
    expect(written.toString()).toBe(
      'tab=users&enableSSO=true&role=guest&search=ann+%26+co&licence=lite&sort=email&order=desc',
    );
    expect(readMemberList(written)).toEqual(state);
    expect(withValues(written, memberListWords(read(''))).toString()).toBe('tab=users&enableSSO=true');
  });

  it('asks the gateway for what the address says and for no more', () => {
    expect(memberListVariables(read(''))).toEqual({ orderBy: { field: 'NAME', direction: 'ASC' } });
    expect(memberListVariables(read('search=+an+&role=admin&licence=pro&sort=email&order=desc'))).toEqual({
      filter: { role: 'ADMIN', isLicensed: true },
      search: 'an',
      orderBy: { field: 'EMAIL', direction: 'DESC' },
    });
    expect(memberListVariables(read('licence=lite')).filter).toEqual({ isLicensed: false });
  });
});

describe('a large team', () => {
  const large = { isLargeTeam: true, memberSearchMinLength: 3 };

  it.each([
    ['', true],
    ['an', true],
    ['ann', false],
    ['李小', true],
    ['😀😀', true],
  ])('with %j in the search box waits: %s', (search, waits) => {
    expect(waitsForSearch(large, search)).toBe(waits);
  });

  it('waits for 3 characters where the gateway could not say how many', () => {
    expect(waitsForSearch({ isLargeTeam: true, memberSearchMinLength: null }, 'an')).toBe(true);
    expect(waitsForSearch({ isLargeTeam: true, memberSearchMinLength: null }, 'ann')).toBe(false);
    // A rare sign is one, though it is two of JavaScript's.
    expect(isLongEnough('𠮷𠮷', 3)).toBe(false);
  });

  it('is the only kind of team that waits', () => {
    expect(waitsForSearch({ isLargeTeam: false, memberSearchMinLength: 1 }, '')).toBe(false);
    expect(waitsForSearch({ isLargeTeam: null, memberSearchMinLength: null }, '')).toBe(false);
  });
});
