import { describe, expect, it } from 'vitest';
import { changesOf, type ChannelDraft, inputOf, movedBy, newChannel, textProblem } from './channelDraft.ts';
import { formAddressOf } from './formAddress.ts';

const SAVED: ChannelDraft = {
  ...newChannel('autojoin'),
  name: 'general',
  description: 'For all',
  restrictedToIds: ['a'],
  autoJoin: 'GROUPS',
  autoJoinGroupIds: ['a', 'b'],
  moderatorIds: ['ada'],
};

describe('what is sent', () => {
  it('of a new channel says nothing of what it does not have; nobody, everybody and some are told apart', () => {
    const draft = { ...newChannel('announcement'), name: ' News ' };
    expect(inputOf(draft, 'announcement')).toEqual({ purpose: 'ANNOUNCEMENT', name: 'News', description: '' });
    expect(inputOf({ ...draft, autoJoin: 'EVERYBODY', canMute: false }, 'autojoin')).toEqual({
      ...{ purpose: 'AUTO_JOIN', name: 'News', description: '' },
      ...{ autoJoinGroupIds: [], canLeave: 'MEMBER', canMute: 'NONE' },
    });
    expect(inputOf({ ...SAVED, canLeave: false }, 'autojoin')).toMatchObject({
      ...{ restrictedToIds: ['a'], autoJoinGroupIds: ['a', 'b'], canLeave: 'NONE', moderatorIds: ['ada'] },
    });
  });

  it('of a change is what differs, whatever the order of lists', () => {
    expect(changesOf({ ...SAVED, autoJoinGroupIds: ['b', 'a'] }, SAVED)).toEqual({});
    expect(changesOf({ ...SAVED, name: 'all ', restrictedToIds: [] }, SAVED)).toEqual({
      ...{ name: 'all', restrictedToIds: [] },
    });
    expect(changesOf({ ...SAVED, autoJoin: 'NOBODY' }, SAVED)).toEqual({ autoJoinGroupIds: null });
    expect(changesOf({ ...SAVED, autoJoin: 'EVERYBODY' }, SAVED)).toEqual({ autoJoinGroupIds: [] });
    const open = { ...SAVED, autoJoin: 'NOBODY', autoJoinGroupIds: [] } as const;
    expect(changesOf({ ...open, autoJoin: 'EVERYBODY' }, open)).toEqual({ autoJoinGroupIds: [] });
  });
});

it('is counted before it is saved where it moves people, and once it is said whom', () => {
  expect(movedBy(newChannel('announcement'), newChannel('announcement'), null)).toBeNull();
  expect(movedBy({ ...SAVED, autoJoinGroupIds: [] }, SAVED, 'id')).toBeNull();
  expect(movedBy({ ...SAVED, restrictedToIds: ['a'] }, SAVED, 'id')).toBeNull();
  expect(movedBy(SAVED, newChannel('autojoin'), null)).toEqual({
    ...{ channelId: null, restrictedToIds: ['a'], autoJoinGroupIds: ['a', 'b'] },
  });
  expect(movedBy({ ...SAVED, autoJoin: 'NOBODY' }, SAVED, 'id')).toEqual({
    ...{ channelId: 'id', restrictedToIds: ['a'], autoJoinGroupIds: null },
  });
});

it('texts are judged once they are changed', () => {
  const problem = (name: string) => textProblem('name', { ...SAVED, name }, SAVED);
  expect(['', 'x'.repeat(51), 'a\u202eb', 'x'.repeat(50)].map(problem)).toEqual([
    ...['missing', 'length', 'characters', null],
  ]);
  const odd = { ...SAVED, name: 'a\u202eb' };
  expect(textProblem('name', odd, odd)).toBeNull();
  expect(textProblem('description', { ...SAVED, description: 'x'.repeat(141) }, SAVED)).toBe('length');
  expect(textProblem('description', { ...SAVED, description: '' }, SAVED)).toBeNull();
});

it.each([
  ['announcement', 'create', 'announcement', undefined, { mode: 'create' }],
  ['announcement', 'edit', 'announcement', 'a@b', { mode: 'edit', groupJid: 'a@b' }],
  ['autojoin', 'upgrade', 'autojoin', undefined, { mode: 'upgrade', groupJid: null }],
  ['autojoin', 'upgrade', 'autojoin', 'a@b', { mode: 'upgrade', groupJid: 'a@b' }],
  ['announcement', 'create', 'autojoin', undefined, null],
  ['announcement', 'upgrade', 'announcement', 'a@b', null],
  ['autojoin', 'create', 'autojoin', 'a@b', null],
  ['autojoin', 'edit', 'autojoin', undefined, null],
  ['autojoin', undefined, undefined, undefined, null],
] as const)('in the %s list %s/%s/%s is a form or none', (list, mode, page, groupJID, address) => {
  expect(formAddressOf(list, { mode, page, groupJID })).toEqual(address);
});
