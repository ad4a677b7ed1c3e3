import { describe, expect, test } from 'vitest';
import { type CreationRule, MAX_CREATORS, mayCreate, planRule } from './rules.ts';

const WHITELIST = 'ADMINS_AND_WHITELISTED_USERS';

describe('who may create', () => {
  test.each([
    ['ALL_USERS', 'member', false, true],
    ['ALL_USERS', 'guest', true, false],
    [WHITELIST, 'member', true, true],
    [WHITELIST, 'member', false, false],
    [WHITELIST, 'admin', false, true],
    [WHITELIST, 'guest', true, false],
    ['ONLY_ADMINS', 'admin', false, true],
    ['ONLY_ADMINS', 'member', true, false],
  ] as const)('%s, %s, chosen: %s gives %s', (allowedTo, role, isChosen, expected) => {
    expect(mayCreate(allowedTo, { role, isChosen })).toBe(expected);
  });
});

const people = new Map([
  ['ada', { state: 'active', role: 'member' }],
  ['ben', { state: 'active', role: 'member' }],
  ['chief', { state: 'active', role: 'admin' }],
  ['guest', { state: 'active', role: 'guest' }],
  ['off', { state: 'deactivated', role: 'member' }],
  ['gone', { state: 'deleted', role: 'member' }],
  ['asking', { state: 'pending', role: 'member' }],
] as const);
const chosen = (...whiteList: string[]): CreationRule => ({ allowedTo: WHITELIST, whiteList });
const onlyAdmins = { allowedTo: 'ONLY_ADMINS', whiteList: [] } as const;
const everybody = { allowedTo: 'ALL_USERS', whiteList: [] } as const;
const plan = (before: CreationRule, given: Parameters<typeof planRule>[1], isRestrictable = true) =>
  planRule(before, given, people, isRestrictable);

describe('the list', () => {
  test('is replaced by the one given, and stays without one', () => {
    expect(plan(chosen('ada'), chosen('ben', 'chief', 'ben'))).toEqual({
      refusal: null,
      allowedTo: WHITELIST,
      added: ['ben', 'chief'],
      removed: ['ada'],
    });
    expect(plan(chosen('ada'), { allowedTo: 'ONLY_ADMINS' })).toEqual({
      refusal: null,
      allowedTo: 'ONLY_ADMINS',
      added: [],
      removed: [],
    });
  });

  test.each([
    ['guest', 'guest_not_whitelisted'],
    ['off', 'member_not_found'],
    ['gone', 'member_not_found'],
    ['asking', 'member_not_found'],
    ['nobody', 'member_not_found'],
  ])('takes no %s who was not on it, whatever the rule', (guid, refusal) => {
    expect(plan(everybody, chosen('ada', guid))).toEqual({ refusal, place: 1 });
    expect(plan(everybody, { allowedTo: 'ONLY_ADMINS', whiteList: ['ada', guid] })).toEqual({ refusal, place: 1 });
  });

  test('keeps and gives up those on it who may not any more; they alone are nobody', () => {
    expect(plan(chosen('ada', 'off', 'guest'), chosen('off', 'guest', 'ben'))).toMatchObject({
      refusal: null,
      added: ['ben'],
      removed: ['ada'],
    });
    expect(plan(chosen('ada', 'off'), chosen('ada'))).toMatchObject({ refusal: null, removed: ['off'] });
    expect(plan(chosen('ada', 'off', 'guest'), chosen('off', 'guest'))).toMatchObject({ refusal: 'nobody_chosen' });
    expect(plan({ ...everybody, whiteList: ['off'] }, { allowedTo: WHITELIST })).toMatchObject({
      refusal: 'nobody_chosen',
    });
    expect(plan(everybody, chosen())).toMatchObject({ refusal: 'nobody_chosen' });
    expect(plan(chosen('ada'), { allowedTo: 'ALL_USERS', whiteList: [] })).toMatchObject({ refusal: null });
  });

  test('has at most 10,000 people, each once', () => {
    const many = Array.from({ length: MAX_CREATORS }, (_, index) => `person-${index}`);
    const everyone = new Map([...people, ...many.map((guid) => [guid, { state: 'active', role: 'member' }] as const)]);
    const sized = (...guids: string[]) => planRule(everybody, chosen(...guids), everyone, true).refusal;
    expect(sized(...many, 'person-0')).toBeNull();
    expect(sized(...many, 'ada')).toBe('too_many_subjects');
  });
});

describe('the free plan', () => {
  test.each([
    ['everybody → the chosen', everybody, chosen('ada')],
    ['everybody → admins', everybody, onlyAdmins],
    ['the chosen → admins', chosen('ada'), onlyAdmins],
    ['fewer chosen', chosen('ada', 'ben'), chosen('ada')],
    ['others chosen', chosen('ada'), chosen('ben')],
  ])('does not allow %s', (_what, before, given) => {
    expect(plan(before, given, false)).toEqual({ refusal: 'plan_required', place: null });
    expect(plan(before, given)).toMatchObject({ refusal: null });
  });

  test.each([
    ['the chosen → everybody', chosen('ada'), everybody],
    ['admins → the chosen', { ...onlyAdmins, whiteList: ['ada', 'ben'] }, chosen('ada')],
    ['admins → everybody', onlyAdmins, everybody],
    ['more chosen', chosen('ada'), chosen('ada', 'ben')],
    ['fewer of those who may not', chosen('ada', 'off', 'guest'), chosen('ada')],
    ['the same', chosen('ada'), chosen('ada')],
    ['a list without effect', everybody, { allowedTo: 'ALL_USERS', whiteList: ['ada'] }],
    ['another list without effect', { ...onlyAdmins, whiteList: ['ada'] }, onlyAdmins],
  ] as const)('allows %s', (_what, before, given) => {
    expect(plan(before, given, false)).toMatchObject({ refusal: null });
  });
});
