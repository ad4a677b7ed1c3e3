import { describe, expect, it } from 'vitest';
import { refusedBy, type Refused } from './refusals.ts';

const part = (name: Extract<Refused, { kind: 'part' }>['part'], fault: string) => ({ kind: 'part', part: name, fault });
const whole = (fault: string, requestId: string | null = null, loss: string | null = null) => ({
  kind: 'whole',
  ...{ fault, requestId, loss },
});

describe('a refusal', () => {
  it.each<[string, readonly string[] | null, object]>([
    ['TAKEN', ['name'], { kind: 'takenName' }],
    ['TOO_LONG', ['name'], part('name', 'length')],
    ['TOO_LONG', ['description'], part('description', 'length')],
    ['IN_USE', ['valueType'], part('valueType', 'ownTexts')],
    ['NOT_ALLOWED', ['valueType'], part('valueType', 'typeFixed')],
    ['IN_USE', ['values'], part('values', 'inUse')],
    ['DUPLICATE', ['values', '3', 'text'], part('values', 'duplicate')],
    ['TOO_MANY', ['values'], part('values', 'tooMany')],
    ['IN_USER_GROUP', null, part('values', 'inUserGroup')],
    ['NOT_FOUND', ['defaultValue'], part('values', 'gone')],
    ['CYCLE', ['conditions', '0', 'customFieldId'], part('conditions', 'cycle')],
    ['NOT_FOUND', ['conditions', '0', 'valueId'], part('conditions', 'gone')],
    ['INVALID', ['conditions', '0', 'customFieldId'], part('conditions', 'impossible')],
    ['NOT_FOUND', ['customFieldId'], whole('fieldGone')],
    ['NOT_ALLOWED', ['customFieldId'], whole('platform')],
    ['LIMIT_REACHED', null, whole('fieldLimit')],
    ['PLAN_REQUIRED', null, whole('needsPlan')],
    ['RATE_LIMITED', ['name'], whole('failed')],
  ])('with %s at %j', (code, field, expected) => {
    expect(refusedBy({ kind: 'refused', code, field })).toEqual(expected);
  });

  it('may be none: it failed, nobody answered, or somebody else was quicker', () => {
    expect(refusedBy({ kind: 'failed', requestId: 'req-1', loss: null })).toEqual(whole('failed', 'req-1'));
    expect(refusedBy({ kind: 'failed', requestId: null, loss: 'unanswered' })).toEqual(
      whole('failed', null, 'unanswered'),
    );
    expect(refusedBy({ kind: 'stale' })).toEqual(whole('stale'));
  });
});
