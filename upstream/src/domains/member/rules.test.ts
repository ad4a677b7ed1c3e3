import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../lib/roles.ts';
import {
  addressState,
  adminWhoStays,
  isDomainAllowed,
  isLargeTeam,
  isSearchTooShort,
  backAs,
  leaveEffect,
  leavingAs,
  nameFromAddress,
  nameKey,
  outcomeOf,
  prefixPattern,
  searchKey,
  searchTerms,
} from './rules.ts';

const finds = (text: string, person: { firstName: string; lastName: string; email: string }) =>
  searchTerms(person).some(({ term }) => term.startsWith(searchKey(text)));

const siobhan = { firstName: 'Siobhán Mary', lastName: "O'Connor-Smith", email: 'S.OConnor+hr@orbit.example' };
const wang = { firstName: '小明', lastName: '王', email: 'xiaoming.wang@orbit.example' };
const anastasia = { firstName: 'Анастасия', lastName: 'Ёлкина', email: 'a.yolkina@orbit.example' };

describe('a search finds a person', () => {
  test.each([
    'sio',
    'SIOBHÁN',
    'mary',
    "o'connor",
    'o’connor',
    'OʼConnor',
    'connor',
    'smith',
    'siobhan mary o',
    "o'connor-smith sio",
  ])('by the beginning of a word of the name: %s', (text) => expect(finds(text, siobhan)).toBe(true));
  test.each(['s.oconnor+hr@orbit', 'OCONNOR', 'hr@'])('by the beginning of a word of the address: %s', (text) =>
    expect(finds(text, siobhan)).toBe(true),
  );
  test.each(['iobhan', 'onnor', 'orbit', 'example', 'mith'])('but not by the middle of a word: %s', (text) =>
    expect(finds(text, siobhan)).toBe(false),
  );
  test.each(['王', '小', '小明', '王小明', '小明王', '王 小'])('by a Chinese name: %s', (text) =>
    expect(finds(text, wang)).toBe(true),
  );
  test.each(['анас', 'ЁЛК', 'ёлкина анаст'])('by a Cyrillic name: %s', (text) =>
    expect(finds(text, anastasia)).toBe(true),
  );

  test.each([
    ['Łukasz', 'Błaszczyk', 'lukasz b'],
    ['Łukasz', 'Błaszczyk', 'łukasz bł'],
    ['Çağrı', 'Öz', 'cagri oz'],
    ['Søren', 'Đurić', 'soren duric'],
    ['Jürgen', 'Weiß', 'weiss j'],
    ['Ægir', 'Þór', 'aegir thor'],
    ['Sinead', 'O’Neill', "o'neill"],
    ['Sinead', "O'Neill", 'oʼneill'],
    ['Sinead', 'OʼNeill', 'neill'],
  ])('by letters that every keyboard has, or as they write it: %s %s by "%s"', (firstName, lastName, text) =>
    expect(finds(text, { firstName, lastName, email: 'someone@orbit.example' })).toBe(true),
  );
  test('by an address beyond ASCII', () => {
    const jorgen = { firstName: 'J', lastName: 'N', email: 'jørgen@orbit.example' };
    expect(['jorgen', 'JØRGEN@orbit'].every((text) => finds(text, jorgen))).toBe(true);
  });

  test('by any beginning of what they are called, whatever it is', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => searchKey(text) !== '');
    fc.assert(
      fc.property(word, word, fc.nat({ max: 20 }), (firstName, lastName, length) => {
        const person = { firstName, lastName, email: 'someone@orbit.example' };
        expect(finds([...searchKey(`${firstName} ${lastName}`)].slice(0, length + 1).join(''), person)).toBe(true);
      }),
    );
  });
});

describe('sorting', () => {
  test('accents and case make no difference, first names come first', () => {
    const names = [
      ['Zoë', 'Adams'],
      ['émile', 'Zola'],
      ['Emil', 'Nolde'],
      ['Ángel', 'Ruiz'],
    ] as const;
    expect(names.map(([first, last]) => nameKey(first, last)).toSorted()).toEqual([
      'angel ruiz',
      'emil nolde',
      'emile zola',
      'zoe adams',
    ]);
  });
});

test('wildcards in a search stand for themselves', () => {
  expect(prefixPattern('50%_a\\b')).toBe('50\\%\\_a\\\\b%');
});

describe('a large team', () => {
  test.each([
    ['prod', 5000, false],
    ['prod', 5001, true],
    ['internal', 5001, true],
    ['preprod', 1000, false],
    ['preprod', 1001, true],
  ] as const)('on %s with %i members: %s', (environment, count, large) => {
    expect(isLargeTeam(count, environment)).toBe(large);
    expect(isSearchTooShort(' ab ', count, environment)).toBe(large);
    expect(isSearchTooShort('abc', count, environment)).toBe(false);
  });
});

describe('the admin who stays', () => {
  const admins = new Set(['a', 'b']);

  test.each([
    ['nobody, while another is left', ['a', 'x'], 'a', undefined],
    ['nobody, when no admin leaves', ['x', 'y'], 'a', undefined],
    ['the acting one', ['a', 'x', 'b'], 'a', 'a'],
    ['the last one given, when the acting one is not among them', ['b', 'a', 'x'], 'c', 'a'],
  ])('is %s', (_what, leaving, actor, staying) => {
    expect(adminWhoStays(leaving, admins, actor)).toBe(staying);
  });

  test('leaves every team that has admins at least one', () => {
    const guids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(guids, guids, fc.constantFrom('a', 'b', 'x'), (leaving, all, actor) => {
        fc.pre(all.length > 0);
        const staying = adminWhoStays(leaving, new Set(all), actor);
        const left = all.filter((guid) => guid === staying || !leaving.includes(guid));
        expect(left.length).toBeGreaterThan(0);
        if (staying !== undefined) expect(left).toEqual([staying]);
      }),
    );
  });
});

test('what can be done to somebody follows from their state', () => {
  const states = ['active', 'pending', 'deactivated', 'deleted', undefined] as const;
  const outcomes = (transition: Parameters<typeof outcomeOf>[0]) => states.map((state) => outcomeOf(transition, state));
  expect(outcomes('deactivate')).toEqual(['done', 'not_found', 'already', 'not_found', 'not_found']);
  expect(outcomes('reactivate')).toEqual(['already', 'not_found', 'done', 'not_found', 'not_found']);
  expect(outcomes('remove')).toEqual(['done', 'not_found', 'done', 'already', 'not_found']);
  expect(outcomes('approve')).toEqual(['already', 'done', 'not_found', 'not_found', 'not_found']);
  expect(outcomes('reject')).toEqual(['already_member', 'done', 'not_found', 'not_found', 'not_found']);
});

describe('who leaves', () => {
  const licensed = { isLicensed: true, isAutoRenewEnabled: true };
  const none = { isLicensed: false, isAutoRenewEnabled: false, licenceCategory: null };
  const held = { wasAdmin: false, wasLicensed: false, wasAutoRenewEnabled: false };

  test('has neither licence nor admin rights; a guest stays a guest; what they held is remembered', () => {
    const gone = { state: 'deactivated', stateSince: 7, ...none };
    const off = (role: Role, licence: { isLicensed: boolean; isAutoRenewEnabled: boolean }) =>
      leavingAs({ role, ...licence }, 'deactivated', 7);
    expect(off('admin', licensed)).toEqual({
      ...{ role: 'member', ...gone },
      ...{ wasAdmin: true, wasLicensed: true, wasAutoRenewEnabled: true },
    });
    expect(off('member', { isLicensed: true, isAutoRenewEnabled: false })).toEqual({
      ...{ role: 'member', ...gone },
      ...{ ...held, wasLicensed: true },
    });
    expect(off('guest', none)).toEqual({ role: 'guest', ...gone, ...held });
  });

  test('is not remembered for anything once they are removed', () => {
    const switchedOff = leavingAs({ role: 'admin', ...licensed }, 'deactivated', 7);
    expect(leavingAs(switchedOff, 'deleted', 8)).toMatchObject({ state: 'deleted', ...held });
  });

  test('comes back without a licence, and as an admin only where that is given back', () => {
    const switchedOff = leavingAs({ role: 'admin', ...licensed }, 'deactivated', 7);
    const back = { state: 'active', stateSince: 9, ...none, ...held };
    expect(backAs(switchedOff, 9, false)).toEqual({ role: 'member', ...back });
    expect(backAs(switchedOff, 9, true)).toEqual({ role: 'admin', ...back });
  });
});

describe('an address', () => {
  test('may join from the domains that a team names, or from any', () => {
    expect(isDomainAllowed('orbit.example', ['Orbit.example', 'other.example'])).toBe(true);
    expect(isDomainAllowed('sub.orbit.example', ['orbit.example'])).toBe(false);
    expect(isDomainAllowed('anywhere.example', [])).toBe(true);
  });

  const members = { asGuests: false, canJoinDomains: ['orbit.example'] };
  test.each([
    ['exists', { state: 'active', role: 'admin' }],
    ['guest', { state: 'active', role: 'guest' }],
    ['pending', { state: 'pending', role: 'member' }],
    ['deactivated', { state: 'deactivated', role: 'member' }],
    ['domain_not_allowed', { state: 'deleted', role: 'member' }],
    ['domain_not_allowed', undefined],
  ] as const)('of another domain is %s for %o', (state, holder) => {
    expect(addressState(holder, 'other.example', members)).toBe(state);
  });

  test.each([true, false])('of somebody who was removed is added by admins only (as guests: %o)', (asGuests) => {
    const removed = { state: 'deleted', role: 'member' } as const;
    const adding = { ...members, asGuests };
    expect(addressState(removed, 'orbit.example', adding)).toBe('available');
    expect(addressState(removed, 'orbit.example', { ...adding, byMember: true })).toBe('deactivated');
  });

  test.each([
    ['jane.doe@x.example', 'Jane', 'Doe'],
    ['JANE@x.example', 'JANE', ''],
    ['ana_maria.lopez-garcia@x.example', 'Ana', 'Maria Lopez-Garcia'],
    ['jane.doe2@x.example', 'Jane', 'Doe2'],
    ['..j..@x.example', 'J', ''],
    ['.-.@x.example', '.-.', ''],
  ])('%s names %s %s', (email, firstName, lastName) => {
    expect(nameFromAddress(email)).toEqual({ firstName, lastName });
  });
});

describe('leaving a team', () => {
  const member = { role: 'member', emailDomain: 'orbit.example' } as const;
  const admin = { role: 'admin', emailDomain: 'orbit.example' } as const;
  const team = { isAutoJoin: false, domain: 'orbit.example' };
  const open = { isAutoJoin: true, domain: 'Orbit.example' };

  test.each([
    ['of a member', member, team, { active: 9, admins: 1 }, 'membership_ends'],
    ['of a member where nobody is admin', member, team, { active: 9, admins: 0 }, 'membership_ends'],
    ['of one of two admins', admin, team, { active: 9, admins: 2 }, 'admin_rights_end'],
    ['of the last admin', admin, team, { active: 9, admins: 1 }, 'last_admin'],
    ['of somebody alone', admin, team, { active: 1, admins: 1 }, 'team_is_deleted'],
    ['of somebody alone whom the domain would bring back', member, open, { active: 1, admins: 0 }, 'team_is_deleted'],
    ['of somebody whom the domain brings back', member, open, { active: 2, admins: 1 }, 'auto_join'],
    ['of the last admin whom the domain brings back', admin, open, { active: 2, admins: 1 }, 'auto_join'],
    [
      'of somebody of another domain',
      { ...member, emailDomain: 'b.example' },
      open,
      { active: 2, admins: 1 },
      'membership_ends',
    ],
  ] as const)('%s', (_whose, person, of, people, effect) => expect(leaveEffect(person, of, people)).toBe(effect));

  test('never leaves others without an admin whom they had', () => {
    const people = fc.record({ active: fc.integer({ min: 1, max: 50 }), admins: fc.integer({ min: 0, max: 50 }) });
    const person = fc.record({
      role: fc.constantFrom('admin', 'member', 'guest'),
      emailDomain: fc.constantFrom('orbit.example', 'b.example'),
    });
    fc.assert(
      fc.property(person, fc.boolean(), people, (one, isAutoJoin, counts) => {
        const effect = leaveEffect(one, { isAutoJoin, domain: 'orbit.example' }, counts);
        const others = counts.active - 1;
        const adminsLeft = counts.admins - (one.role === 'admin' ? 1 : 0);
        const isRefused = effect === 'auto_join' || effect === 'last_admin';
        if (one.role === 'admin' && others > 0 && adminsLeft <= 0) expect(isRefused).toBe(true);
        expect(effect === 'team_is_deleted').toBe(others === 0);
      }),
    );
  });
});
