import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../lib/durations.ts';
import { type AskingFacts, type RequestStatus, askingRefusal, concerned, isMailed, toldReceived } from './rules.ts';

const fine: AskingFacts = {
  ...{ domain: 'harbor.example', ownDomain: 'orbit.example', isOwnPublic: false, isFree: false, isKnown: true },
  standing: [],
  open: 19,
};

describe('asking', () => {
  test.each<[string | null, Partial<AskingFacts>]>([
    [null, {}],
    [null, { standing: ['REJECTED'] }],
    ['own_domain', { domain: 'orbit.example' }],
    ['free_email_domain_given', { isFree: true, isKnown: false }],
    ['free_email_domain', { isOwnPublic: true }],
    ['domain_not_found', { isKnown: false }],
    ['domain_already_requested', { standing: ['REQUESTED'] }],
    ['domain_already_requested', { standing: ['REJECTED', 'APPROVED'] }],
    ['domain_already_requested', { standing: ['REQUESTED'], open: 20 }],
    ['too_many_subjects', { open: 20 }],
  ])('is answered by %s where %o', (refusal, facts) => {
    expect(askingRefusal({ ...fine, ...facts })).toBe(refusal);
  });

  test('is mailed when it is the first time, or more than a day after the last', () => {
    const day = DAY_MS;
    expect([isMailed(null, 7), isMailed(7, 7), isMailed(7, 7 + day), isMailed(7, 8 + day)]).toEqual([
      ...[true, false, false, true],
    ]);
  });
});

const entry = (status: RequestStatus, requestedAt = 0, domain = 'harbor.example') => ({ domain, status, requestedAt });
const roster = (sent: ReturnType<typeof entry>[], received: ReturnType<typeof entry>[]) => ({ sent, received });

describe('an answer', () => {
  test.each(['APPROVAL', 'DECLINED'] as const)('%s is about what was received first and waits', (answer) => {
    const first = entry('REQUESTED', 1);
    const received = [entry('REQUESTED', 2), first, entry('REJECTED', 0), entry('REQUESTED', 0, 'other.example')];
    expect(concerned(answer, roster([], received), 'harbor.example')).toBe(first);
    for (const status of ['APPROVED', 'REJECTED'] as const) {
      expect(concerned(answer, roster([], [entry(status)]), 'harbor.example')).toBeUndefined();
    }
    expect(concerned(answer, roster([entry('REQUESTED')], []), 'harbor.example')).toBeUndefined();
  });

  test('REMOVAL ends what was agreed, whoever asked, and takes back what was asked', () => {
    const agreed = entry('APPROVED', 3);
    const sent = entry('REQUESTED', 2);
    const declined = entry('REJECTED', 1);
    const about = (own: ReturnType<typeof entry>[], received: ReturnType<typeof entry>[]) =>
      concerned('REMOVAL', roster(own, received), 'harbor.example');
    expect(about([agreed, sent], [])).toBe(agreed);
    expect(about([sent, declined], [agreed])).toBe(agreed);
    expect(about([declined, sent], [])).toBe(sent);
    expect(about([declined], [])).toBe(declined);
    expect(about([], [entry('REQUESTED'), entry('REJECTED')])).toBeUndefined();
    expect(about([entry('APPROVED', 0, 'other.example')], [])).toBeUndefined();
  });
});

test('of what was received, the declined is not told', () => {
  const [waits, stands] = [entry('REQUESTED'), entry('APPROVED')];
  expect(toldReceived([waits, entry('REJECTED'), stands])).toEqual([waits, stands]);
});
