import { describe, expect, test } from 'vitest';
import { type Party, conversationJid, conversationRefusal } from './conversationRules.ts';

const party = (domain: string, changes: Partial<Party> = {}): Party => ({
  ...{ guid: `one-of-${domain}`, contacts: null, emailDomain: domain, teamId: domain, teamDomain: domain },
  ...{ organisation: new Set([domain]), blocksOutside: false },
  ...changes,
});
const guest = (contacts: readonly string[] = [], changes: Partial<Party> = {}) =>
  party('orbit.example', {
    ...{ guid: 'guest-of-orbit', emailDomain: 'lumen.example', contacts: new Set(contacts) },
    ...changes,
  });
const NO_CONTACT = 'guest_contacts_only';
const BLOCKED = 'external_contacts_blocked';
const merged = new Set(['orbit.example', 'harbor.example']);
const blocksOutside = true;

describe('two people', () => {
  test.each<[string, Party, Party, string | null]>([
    ['of teams that block nothing', party('orbit.example'), party('seedling.example'), null],
    ['of whom one is a guest, and the other a contact', party('orbit.example'), guest(['one-of-orbit.example']), null],
    ['of whom one is a guest with other contacts', party('orbit.example'), guest(['somebody-else']), NO_CONTACT],
    ['of whom one is a guest without contacts', party('orbit.example'), guest(), NO_CONTACT],
    ['of whom one is a guest of another team', party('seedling.example'), guest(), NO_CONTACT],
    ['who are guests, each with contacts', guest(['one']), guest(['two'], { guid: 'another-guest' }), NO_CONTACT],
    [
      'of one team that blocks, a guest and a contact',
      party('orbit.example', { blocksOutside }),
      guest(['one-of-orbit.example'], { blocksOutside }),
      null,
    ],
    ['of whom one’s team blocks', party('orbit.example', { blocksOutside }), party('seedling.example'), BLOCKED],
    [
      'of one organisation that blocks',
      party('orbit.example', { blocksOutside, organisation: merged }),
      party('harbor.example', { blocksOutside, organisation: merged }),
      null,
    ],
    [
      'of one organisation by the teams, whatever their address',
      party('orbit.example', { blocksOutside, organisation: merged }),
      party('harbor.example', { organisation: merged, emailDomain: 'ada.example' }),
      null,
    ],
    [
      'of two teams of one domain',
      party('orbit.example', { blocksOutside }),
      party('orbit.example', { teamId: 'another' }),
      null,
    ],
    [
      'of whom one has an address of the organisation, in another team that is none',
      party('orbit.example', { blocksOutside }),
      party('gmail.example', { organisation: new Set(['orbit.example']), emailDomain: 'orbit.example' }),
      null,
    ],
    [
      'of whom one is only a guest of the joined team',
      party('orbit.example', { organisation: merged }),
      guest([], { teamId: 'harbor.example', teamDomain: 'harbor.example', organisation: merged }),
      NO_CONTACT,
    ],
    [
      'of whom one is joined to a friend of the other’s',
      party('orbit.example', { blocksOutside, organisation: merged }),
      party('friend.example', { organisation: new Set(['friend.example', 'harbor.example']) }),
      BLOCKED,
    ],
    [
      'of one free e-mail domain, which is no organisation',
      party('gmail.example', { blocksOutside, organisation: new Set() }),
      party('gmail.example', { teamId: 'another', organisation: new Set() }),
      BLOCKED,
    ],
  ])('%s', (_what, one, other, refusal) => {
    expect(conversationRefusal(one, other)).toBe(refusal);
    expect(conversationRefusal(other, one)).toBe(refusal);
  });
});

test('a conversation has one address, whoever begins it, and each two people another one', () => {
  const [one, other] = [party('orbit.example'), party('harbor.example')];
  const address = conversationJid(one, other);
  expect(conversationJid(other, one)).toBe(address);
  expect(address).toMatch(/^[a-z0-9_-]{1,64}@[a-z0-9.-]{1,120}$/);
  expect(conversationJid(one, { ...other, guid: 'somebody-else' })).not.toBe(address);
});
