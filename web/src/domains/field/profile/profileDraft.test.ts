import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, valueIn } from './profileFields.fixture.ts';
import {
  changesOf,
  emptiedFields,
  isSameDraft,
  problemsOf,
  savedDraft,
  shownChoices,
  type Choice,
  type ProfileDraft,
} from './profileDraft.ts';

const department = fieldOf('department', { values: ['Sales', 'Engineering'], value: 'Engineering', isMandatory: true });
const squad = fieldOf('squad', { values: ['Web', 'Data'], conditions: [['department', 'Engineering']], value: 'Web' });
const stack = fieldOf('stack', { values: ['React'], conditions: [['squad', 'Web']], value: 'React' });
const region = fieldOf('region', { values: ['North'], conditions: [['department', 'Sales']], isMandatory: true });
const pronouns = fieldOf('pronouns', { type: 'UNRESTRICTED', values: ['she/her'], value: null });
const fields = [department, squad, stack, region, pronouns];

const draft = (changes: ProfileDraft): ProfileDraft => ({ ...savedDraft(fields), ...changes });
const sales = draft({ department: valueIn('department', 'Sales') });

describe('which fields are shown', () => {
  it('follows from what is chosen now, through several fields', () => {
    expect([...shownChoices(fields, savedDraft(fields)).keys()]).toEqual(['department', 'squad', 'stack', 'pronouns']);
    expect([...shownChoices(fields, sales).keys()]).toEqual(['department', 'region', 'pronouns']);
    expect(emptiedFields(fields, sales).map(({ field }) => field.name)).toEqual(['squad', 'stack']);
  });

  it('is met by a value that was typed as well as by one that was picked', () => {
    const open = fieldOf('place', { type: 'UNRESTRICTED', values: ['Berlin'], value: null });
    const floor = fieldOf('floor', { values: ['1'], conditions: [['place', 'Berlin']] });
    expect([...shownChoices([open, floor], { place: 'text: berlin ' }).keys()]).toEqual(['place', 'floor']);
    expect([...shownChoices([open, floor], { place: 'text:Berlin Mitte' }).keys()]).toEqual(['place']);
  });

  it('has never a field whose conditions are not met, whatever the conditions and values', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const values = ['x', 'y'];
    const field = (name: string) =>
      fc
        .record({
          conditions: fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)), { maxLength: 3 }),
          value: fc.option(fc.constantFrom(...values)),
        })
        .map((given) => fieldOf(name, { values, ...given }));
    fc.assert(
      fc.property(fc.tuple(...names.map((name) => field(name))), (all) => {
        const shown = shownChoices(all, savedDraft(all));
        for (const { field } of all) {
          if (!shown.has(field.id) || field.conditions.length === 0) continue;
          expect(field.conditions.some((one) => shown.get(one.field.id) === `value:${one.value.id}`)).toBe(true);
        }
        // A field without conditions is shown in any case.
        for (const { field } of all) if (field.conditions.length === 0) expect(shown.has(field.id)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('what is sent', () => {
  const sent = (one: ProfileDraft) => changesOf(fields, one);

  it.each<[string, ProfileDraft, object[]]>([
    ['nothing that was not changed', {}, []],
    ['a value by its id', { squad: valueIn('squad', 'Data') }, [{ customFieldId: 'squad', valueId: 'squad:Data' }]],
    ['a text of one’s own, trimmed', { pronouns: 'text: xe/xem ' }, [{ customFieldId: 'pronouns', text: 'xe/xem' }]],
    [
      'a value that was typed, by its id',
      { pronouns: 'text:She/Her' },
      [{ customFieldId: 'pronouns', valueId: 'pronouns:she/her' }],
    ],
    ['nothing for a blank text in an empty field', { pronouns: 'text:  ' }, []],
    ['a field that is emptied', { squad: '' }, [{ customFieldId: 'squad' }]],
    [
      'no field that is not shown any more',
      { department: valueIn('department', 'Sales'), squad: '' },
      [{ customFieldId: 'department', valueId: 'department:Sales' }],
    ],
  ])('is %s', (_what, changes, input) => {
    expect(sent(draft(changes))).toEqual(input);
  });

  it('is nothing of a field that may not be changed', () => {
    const kept = fieldOf('kept', { values: ['A', 'B'], value: 'A', viewerCanEdit: false });
    expect(changesOf([kept], { kept: valueIn('kept', 'B') })).toEqual([]);
    expect(isSameDraft([kept], savedDraft([kept]), { kept: valueIn('kept', 'B') })).toBe(true);
  });
});

describe('what is wrong', () => {
  const wrong = (changes: Record<string, Choice>) => Object.fromEntries(problemsOf(fields, draft(changes)));

  it('is a required field that is emptied, or brought up and left empty', () => {
    expect(wrong({ department: '' })).toEqual({ department: 'missing' });
    expect(wrong({ department: valueIn('department', 'Sales') })).toEqual({ region: 'missing' });
  });

  it('is not a required field that was empty before, nor one that only admins fill in', () => {
    const before = fieldOf('before', { values: ['A'], value: null, isMandatory: true });
    const admins = fieldOf('admins', {
      ...{ values: ['A'], isMandatory: true, viewerCanEdit: false },
      conditions: [['department', 'Sales']],
    });
    const all = [department, before, admins];
    const chosen = { department: valueIn('department', 'Sales') };
    expect([...problemsOf(all, { ...savedDraft(all), ...chosen })]).toEqual([]);
  });

  it('is a change that would empty a field that only admins change, be it through others', () => {
    const grade = fieldOf('grade', {
      values: ['B1'],
      conditions: [['squad', 'Web']],
      value: 'B1',
      viewerCanEdit: false,
    });
    const all = [department, squad, grade, region, pronouns];
    const wrongIn = (changes: ProfileDraft) =>
      Object.fromEntries(problemsOf(all, { ...savedDraft(all), pronouns: 'text:xe', ...changes }));
    expect(wrongIn({ squad: valueIn('squad', 'Data') })).toEqual({ squad: 'adminsBelow' });
    expect(wrongIn({ department: valueIn('department', 'Sales'), region: valueIn('region', 'North') })).toEqual({
      department: 'adminsBelow',
    });
    expect(wrongIn({})).toEqual({});
  });

  it('is a text of one’s own that is too long, or holds what it may not; the team’s values may be longer', () => {
    const long = 'x'.repeat(45);
    const open = fieldOf('open', { type: 'UNRESTRICTED', values: [long], value: null });
    expect([...problemsOf([open], { open: `text:${long}` })]).toEqual([]);
    expect([...problemsOf([open], { open: `text:${'y'.repeat(41)}` })]).toEqual([['open', 'tooLong']]);
    expect([...problemsOf([open], { open: 'text:a\u202Eb' })]).toEqual([['open', 'invalid']]);
  });
});
