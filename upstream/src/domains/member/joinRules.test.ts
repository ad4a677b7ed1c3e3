import { expect, test } from 'vitest';
import { type JoinPolicy, joinOutcome } from './joinRules.ts';

const organisation = new Set(['own.example', 'merged.example']);
const closed: JoinPolicy = { isAutoJoin: false, isOpen: false, canJoinDomains: [] };
const approving = { canJoinDomains: ['Own.example', 'other.example'] };
const active = { state: 'active' };
const pending = { state: 'pending' };
const domainNotAllowed = { refusal: 'domain_not_allowed' };
const inviteOnly = { refusal: 'invite_only' };

test.each<[string, Partial<JoinPolicy>, object]>([
  // A team of people who were invited.
  ['own.example', {}, inviteOnly],
  ['elsewhere.example', {}, inviteOnly],
  // An organisation takes in everybody of its domains.
  ['own.example', { isAutoJoin: true }, active],
  ['merged.example', { isAutoJoin: true }, active],
  ['elsewhere.example', { isAutoJoin: true }, domainNotAllowed],
  ['elsewhere.example', { isAutoJoin: true, isOpen: true }, pending],
  // Approved domains, and only those: one organisation with another does not open a team to its people.
  ['own.example', approving, active],
  ['other.example', approving, active],
  ['merged.example', { canJoinDomains: ['other.example'] }, domainNotAllowed],
  ['merged.example', { canJoinDomains: ['Merged.example'] }, active],
  ['own.example', { canJoinDomains: ['other.example'] }, domainNotAllowed],
  ['merged.example', { ...approving, isOpen: true }, pending],
  ['elsewhere.example', approving, domainNotAllowed],
  ['sub.other.example', approving, domainNotAllowed],
  // Everybody may ask; whoever is approved need not.
  ['elsewhere.example', { isOpen: true }, pending],
  ['own.example', { isOpen: true }, pending],
  ['elsewhere.example', { ...approving, isOpen: true }, pending],
  ['other.example', { ...approving, isOpen: true }, active],
])('%s meets %o: %o', (domain, policy, outcome) => {
  expect(joinOutcome(domain, { ...closed, ...policy }, { organisation, isComingBack: false })).toEqual(outcome);
});

test.each<[string, Partial<JoinPolicy>, object]>([
  ['own.example', { isAutoJoin: true }, pending],
  ['other.example', approving, pending],
  ['elsewhere.example', { isOpen: true }, pending],
  ['elsewhere.example', approving, domainNotAllowed],
  ['own.example', {}, inviteOnly],
])('somebody of %s who was there once meets %o: %o', (domain, policy, outcome) => {
  expect(joinOutcome(domain, { ...closed, ...policy }, { organisation, isComingBack: true })).toEqual(outcome);
});
