import { describe, expect, test } from 'vitest';
import { type SignUp, type SignUpFacts, type SignUpGiven, addedDomains, isAboutSignUp, planSignUp } from './rules.ts';

const standing: SignUp = { isOpen: false, isCrossDomainDisabled: false, canJoinDomains: ['own.example'] };
const plan = (given: SignUpGiven, facts: Partial<SignUpFacts> = {}, before: Partial<SignUp> = {}) =>
  planSignUp({ ...standing, ...before }, given, {
    plan: 'pro',
    isPublicDomain: false,
    foreign: new Set<string>(),
    ...facts,
  });
const changes = (wanted: Partial<SignUp>) => ({ refusal: null, changes: wanted });

test('only what differs changes', () => {
  expect(plan({})).toEqual(changes({}));
  expect(plan({ makePublic: false, disableCrossDomain: false })).toEqual(changes({}));
  expect(plan({ makePublic: true, disableCrossDomain: true })).toEqual(
    changes({ isOpen: true, isCrossDomainDisabled: true }),
  );
});

test('only values of signing up are about it', () => {
  expect(isAboutSignUp({})).toBe(false);
  expect(isAboutSignUp({ makePublic: false })).toBe(true);
  expect(isAboutSignUp({ removeCanJoinDomains: [] })).toBe(true);
});

describe('domains', () => {
  const domains = (...names: string[]) => changes({ canJoinDomains: names });

  test('are added behind those that stand, each once, in the form in which they are kept', () => {
    expect(plan({ addCanJoinDomains: ['B.example', 'b.example.', '@a.example', 'OWN.example'] })).toEqual(
      domains('own.example', 'b.example', 'a.example'),
    );
    expect(addedDomains(['Own.example'], { addCanJoinDomains: ['own.example', 'A.example'] })).toEqual(['a.example']);
  });

  test('are removed however they are written; one that is not there is no change', () => {
    expect(plan({ removeCanJoinDomains: ['Own.Example.'] })).toEqual(domains());
    expect(plan({ removeCanJoinDomains: ['other.example', 'nonsense'] })).toEqual(changes({}));
    expect(plan({ removeCanJoinDomains: ['own.example'] }, {}, { canJoinDomains: ['OWN.example'] })).toEqual(domains());
  });

  test('that are none, or not one’s own, are refused at their place', () => {
    expect(plan({ addCanJoinDomains: ['a.example', 'nonsense'] })).toEqual({
      refusal: 'invalid_request',
      field: 'addCanJoinDomains.1',
    });
    const foreign = new Set(['theirs.example']);
    expect(plan({ addCanJoinDomains: ['a.example', 'own.example', 'THEIRS.example'] }, { foreign })).toEqual({
      refusal: 'cannot_add_email_auto_approval',
      field: 'addCanJoinDomains.2',
    });
    expect(
      plan({ addCanJoinDomains: ['theirs.example'] }, { foreign }, { canJoinDomains: ['theirs.example'] }),
    ).toEqual(changes({}));
  });

  test('are a thousand at most', () => {
    const canJoinDomains = Array.from({ length: 1000 }, (_nothing, index) => `d${index}.example`);
    expect(plan({ addCanJoinDomains: ['one.more.example'] }, {}, { canJoinDomains })).toEqual({
      refusal: 'too_many_subjects',
      field: 'addCanJoinDomains',
    });
    expect(
      plan({ addCanJoinDomains: ['one.more.example'], removeCanJoinDomains: ['d0.example'] }, {}, { canJoinDomains }),
    ).toMatchObject({ refusal: null });
  });

  test('on a free plan there is one when one was added; what stands from before is kept and can be reduced', () => {
    const free = { plan: 'free' } as const;
    const three = { canJoinDomains: ['a.example', 'b.example', 'c.example'] };
    const refused = { refusal: 'plan_required', field: 'addCanJoinDomains' };
    expect(plan({ addCanJoinDomains: ['a.example'] }, free)).toEqual(refused);
    expect(plan({ addCanJoinDomains: ['a.example'] }, free, { canJoinDomains: [] })).toEqual(domains('a.example'));
    expect(plan({ addCanJoinDomains: ['a.example'], removeCanJoinDomains: ['own.example'] }, free)).toEqual(
      domains('a.example'),
    );
    expect(plan({ addCanJoinDomains: ['b.example'], makePublic: true }, free, three)).toEqual(
      changes({ isOpen: true }),
    );
    expect(plan({ removeCanJoinDomains: ['c.example'] }, free, three)).toEqual(domains('a.example', 'b.example'));
    expect(plan({ addCanJoinDomains: ['d.example'], removeCanJoinDomains: ['c.example'] }, free, three)).toEqual(
      refused,
    );
  });
});

describe('blocking outside contacts', () => {
  const on = { disableCrossDomain: true };
  const off = { disableCrossDomain: false };
  const refused = (refusal: string) => ({ refusal, field: 'disableCrossDomain' });

  test('is not for public domains, whatever the plan, and needs PRO', () => {
    expect(plan(on, { isPublicDomain: true })).toEqual(refused('free_email_domain'));
    expect(plan(on, { isPublicDomain: true, plan: 'free' })).toEqual(refused('free_email_domain'));
    expect(plan(on, { plan: 'free' })).toEqual(refused('plan_required'));
    expect(plan(on, { plan: 'enterprise' })).toEqual(changes({ isCrossDomainDisabled: true }));
  });

  test('stands after a downgrade, and can always be ended', () => {
    const blocked = { isCrossDomainDisabled: true };
    expect(plan(on, { plan: 'free', isPublicDomain: true }, blocked)).toEqual(changes({}));
    expect(plan(off, { plan: 'free', isPublicDomain: true }, blocked)).toEqual(
      changes({ isCrossDomainDisabled: false }),
    );
  });
});
